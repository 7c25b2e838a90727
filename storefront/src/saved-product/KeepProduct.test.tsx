// @vitest-environment jsdom
import type { Embroidering } from "@placket/contract/embroidery/embroider-call.codec";
import { toBase64 } from "@placket/contract/base64";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices } from "../notice/notices.ts";
import { axeViolations } from "../testing/axe.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import { KeepProduct } from "./KeepProduct.tsx";
import { NOT_SAVED } from "./saved-after-sign-in.ts";

const MADE: Embroidering = {
  productId: 21,
  parentId: 73,
  pieces: 2,
  chosen: {
    text: {
      lines: ["Anna Berg", ""],
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

beforeEach(() => {
  notices.set([]);
  sessionStorage.clear();
});
afterEach(cleanup);

const said = () => notices.get().map(({ text }) => text);
const button = (name: string) => screen.getByRole("button", { name });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });

interface Opening {
  readonly saved?: { readonly id: number; readonly name: string };
  readonly isGuest?: boolean;
}

function open(handlers: Handlers, { saved, isGuest = false }: Opening = {}) {
  const shown = renderInShop(
    <KeepProduct made={MADE} product="Merrow coat" saved={saved} isGuest={isGuest} />,
    { shop: aShop(handlers) },
  );
  return { user: userEvent.setup(), ...shown };
}

/** Answers as the store does, and keeps what it was sent. */
function saving() {
  const sent: unknown[] = [];
  const handlers: Handlers = {
    saveEmbroideryToMyProducts: ({ body }) => {
      sent.push(body);
      return { entity_id: 5, name: body?.data && "Crew" } as never;
    },
  };
  return { sent, handlers };
}

it("EMB-33, EMB-45 what stands in the editor is saved under a name, which begins with its words", async () => {
  const { sent, handlers } = saving();
  const { user, visited } = open(handlers);
  await user.click(button("Save to My Products"));
  expect(field().value).toBe("Anna Berg, Merrow coat");
  expect(await axeViolations()).toEqual([]);
  await user.clear(field());
  await user.type(field(), " Crew {Enter}");
  await waitFor(() => expect(said()).toEqual(["Crew is saved among your products."]));
  expect(sent).toMatchObject([
    {
      data: {
        productId: 21,
        parentId: 73,
        qty: 2,
        name: "Crew",
        text: { lines: ["Anna Berg", ""] },
      },
    },
  ]);
  const [notice] = notices.get();
  notice?.action?.run();
  expect(visited).toEqual(["/myproducts/index/myproduct/id/5"]);
});

it("ROUTE-53 what was opened from a saved product is saved in its place", async () => {
  const { sent, handlers } = saving();
  const { user } = open(handlers, { saved: { id: 5, name: "Crew" } });
  await user.click(button("Save changes to My Products"));
  expect(field().value).toBe("Crew");
  await user.click(button("Save"));
  await waitFor(() => expect(sent).toMatchObject([{ data: { entity_id: 5, name: "Crew" } }]));
});

it("EMB-45 a guest is asked to sign in, and nothing is sent before", async () => {
  const { sent, handlers } = saving();
  const { user, visited } = open(handlers, { isGuest: true });
  await user.click(button("Save to My Products"));
  await user.click(button("Save"));
  await user.click(button("Sign in and save"));
  const back = encodeURIComponent(toBase64("/myproducts"));
  expect(visited).toEqual([`/customer/account/login/referer/${back}`]);
  expect(sent).toEqual([]);
  expect(sessionStorage.getItem("savedAfterSignIn")).toContain("Anna Berg, Merrow coat");
});

it("EMB-45 whoever turns out to be signed out is asked too", async () => {
  const { user } = open({ saveEmbroideryToMyProducts: () => Promise.reject(aRefusal(401)) });
  await user.click(button("Save to My Products"));
  await user.click(button("Save"));
  expect(await screen.findByRole("button", { name: "Sign in and save" })).toBeTruthy();
  expect(said()).toEqual([]);
});

it.each([
  [400, { said: "You can save at most 200 products. Remove one first." }],
  [503, {}],
])(
  "EMB-51, OPEN-18 what could not be saved, %i, is said, and the name stays",
  async (status, told) => {
    const { user } = open({
      saveEmbroideryToMyProducts: () => Promise.reject(aRefusal(status, told)),
    });
    await user.click(button("Save to My Products"));
    await user.click(button("Save"));
    if ("said" in told) expect(await screen.findByText(told.said)).toBeTruthy();
    else {
      const words = "Your embroidery could not be saved. Please try again.";
      await waitFor(() => expect(said()).toEqual([words]));
    }
    expect(field().value).toBe("Anna Berg, Merrow coat");
  },
);

it("takes no press while something stands in the way", async () => {
  const shop = aShop();
  renderInShop(<KeepProduct made={undefined} product="Coat" saved={undefined} isGuest={false} />, {
    shop,
  });
  const waiting = button("Save to My Products");
  expect(waiting.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(waiting);
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("EMB-51, OPEN-18 without a network nothing is saved, not even later, and the form says so", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { sent, handlers } = saving();
  const { user } = open(handlers);
  await user.click(button("Save to My Products"));
  await user.click(button("Save"));
  expect(field().value).toBe("Anna Berg, Merrow coat");
  expect(document.body.textContent).toContain(NOT_SAVED);
  network.mockReturnValue(true);
  globalThis.dispatchEvent(new Event("online"));
  expect(sent).toEqual([]);
  await user.click(button("Save"));
  await waitFor(() => expect(sent).toHaveLength(1));
  network.mockRestore();
});
