// @vitest-environment jsdom
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadEditor } from "../../embroidery/Editor.tsx";
import { aConfiguration } from "../testing/embroidery.builder.ts";
import { openProduct } from "../testing/open-product.tsx";
import { aProductReply } from "../testing/product.builder.ts";

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });
const OF_CHOSEN = { query: { productId: 21 } };

/** What waits until the browser is idle. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  stitchHere();
  waiting = [];
  vi.stubGlobal("requestIdleCallback", (task: () => void) => waiting.push(task));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "connection");
  vi.unstubAllGlobals();
});

function open(href: string) {
  const asked: unknown[] = [];
  const embroidery = (input: unknown) => {
    asked.push(input);
    return aConfiguration();
  };
  openProduct(COAT, { href, handlers: { embroidery } });
  return asked;
}

/** The browser is idle, and what that leads to has been asked. */
const idle = async () => {
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  for (const task of waiting.splice(0)) task();
};

it("what the editor needs is asked for when the browser is idle after the choice, before anybody presses", async () => {
  const asked = open("/merrow-chef-coat?productId=21");
  expect(asked).toEqual([]);
  await idle();
  await expect.poll(() => asked).toEqual([OF_CHOSEN]);
});

it("whoever saves data is asked for nothing before they come near the box", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const asked = open("/merrow-chef-coat?productId=21");
  const box = screen.getByRole("checkbox", { name: "Yes, I Want Embroidery" });
  for (const task of waiting.splice(0)) task();
  await Promise.resolve();
  expect(asked).toEqual([]);
  fireEvent.focus(box);
  await expect.poll(() => asked).toEqual([OF_CHOSEN]);
});

it("EMB-02 what has come by then is drawn in the turn of the press, with no word that it loads", async () => {
  const asked = open("/merrow-chef-coat?productId=21");
  await idle();
  await expect.poll(() => asked).toEqual([OF_CHOSEN]);
  await loadEditor();
  fireEvent.click(screen.getByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  // Nothing is awaited in between.
  expect(screen.getByRole("dialog", { name: /^Embroidery/ })).toBeTruthy();
});
