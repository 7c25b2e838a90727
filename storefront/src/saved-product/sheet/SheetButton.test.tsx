// @vitest-environment jsdom
import type { Embroidering } from "@placket/contract/embroidery/embroider-call.codec";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "../../notice/notices.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aShop } from "../../testing/shop.ts";
import { SheetButton } from "./SheetButton.tsx";

const MADE: Embroidering = {
  productId: 21,
  parentId: 73,
  pieces: 2,
  chosen: {
    text: {
      lines: ["Anna"],
      font: "block",
      thread: "1366",
      heightMm: 9,
      placement: "left-chest",
    },
    services: {},
    instructions: "",
  },
  shown: undefined,
};

beforeEach(() => notices.set([]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the store answers, and what was sent to it. */
function answering(status: number, body: string, type: string) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: { readonly body: string }) => {
    sent.push({ path, body: JSON.parse(init.body) });
    return new Response(body, { status, headers: { "content-type": type } });
  });
  return sent;
}

/** The names under which files were handed over. */
function handedOver(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:here", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function take(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

it("EMB-33, EMB-47 what is chosen is handed over as a PDF", async () => {
  const files = handedOver();
  const sent = answering(200, "%PDF-1.3", "application/pdf");
  renderInShop(<SheetButton made={MADE} name="Kitchen crew" />, { shop: aShop() });
  await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(files).toEqual(["Kitchen crew.pdf"]));
  expect(sent).toEqual([
    {
      path: "/rest/us_en/V1/xmapi/download-embroidery",
      body: {
        data: {
          productId: 21,
          parentId: 73,
          qty: 2,
          text: {
            lines: ["Anna"],
            font: "block",
            color: "1366",
            height_mm: 9,
            placement: "left-chest",
          },
        },
      },
    },
  ]);
});

it("EMB-50 what the store says of a sheet that it does not make is shown", async () => {
  const files = handedOver();
  const message = "Other sheets are being made. Please try again in a moment.";
  answering(503, JSON.stringify({ message }), "application/json");
  renderInShop(<SheetButton made={MADE} name="Kitchen crew" />, { shop: aShop() });
  await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toEqual([message]));
  expect(files).toEqual([]);
});

it("EMB-33 while something stands in its way no sheet is asked for, and the button says that it is off", async () => {
  const sent = answering(200, "%PDF-1.3", "application/pdf");
  renderInShop(<SheetButton made={undefined} name="Kitchen crew" />, { shop: aShop() });
  const button = screen.getByRole("button", { name: "Download PDF" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  expect(sent).toEqual([]);
});
