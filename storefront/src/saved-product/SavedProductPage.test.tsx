// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notices } from "../notice/notices.ts";
import { addressOf } from "../routing/address.ts";
import { matchRoute } from "../routing/routes.ts";
import { axeViolations } from "../testing/axe.ts";
import { aCart, anItem, onTheWire } from "../testing/cart.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, type Handlers } from "../testing/shop.ts";
import { SavedProductPage } from "./SavedProductPage.tsx";
import { aSaved, SavedServer } from "./testing/saved-server.ts";

beforeEach(() => notices.set([]));
afterEach(cleanup);

const TEXT = JSON.stringify({ lines: ["Anna"], font: "block", color: "1366", height_mm: 9 });

const COAT = anItem({
  productId: 21,
  parentId: 73,
  name: "Merrow coat",
  urlKey: "merrow-coat",
  quantity: 3,
  parts: [{ kind: "special-instructions", text: TEXT, serviceId: null, service: null }],
});

/** The coat in three sizes, of which S is sold out. */
const FAMILY = {
  extension_attributes: { cw_bundle_attr_label_text: null },
  options: [
    {
      id: 2,
      type: "text",
      options: [20, 21, 22].map((id, at) => ({ id, label: "SML"[at] })),
    },
  ],
  index: [20, 21, 22].map((productId) => ({
    productId,
    sku: `COAT-${productId}`,
    selections: [{ attribute: 2, value: productId }],
  })),
  stockData: [20, 21, 22].map((id) => ({ product_id: id, is_item_saleable: id !== 20 })),
};

function open(server: SavedServer, href: string, handlers: Handlers = {}) {
  const address = addressOf(href);
  const params = matchRoute(address.path)?.params ?? {};
  const place = { type: "my_custom_product_details", address, params } as const;
  const shown = renderInShop(<SavedProductPage place={place} />, {
    shop: server.shop({ productInfo: () => FAMILY as never, ...handlers }),
    href,
  });
  return { user: userEvent.setup(), ...shown };
}

const PAGE = "/myproducts/index/myproduct/id/5";

it("ROUTE-15 a saved product is ordered again, in another size and number, with what is sewn on it", async () => {
  const sent: unknown[] = [];
  const { user } = open(new SavedServer([aSaved({ item: COAT })]), PAGE, {
    addToCart: ({ body }) => {
      sent.push(body);
      return onTheWire(aCart({ items: [COAT] }));
    },
  });
  expect(await screen.findByRole("heading", { name: "Kitchen crew" })).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("src")).toMatch(/-whole\.jpg$/);
  const size = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Size" });
  expect([...size.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ["S (sold out)", true],
    ["M", false],
    ["L", false],
  ]);
  await user.selectOptions(size, "L");
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add to Cart" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { id: 22, parentId: 73, qty: 4, parts: [{ type: "special-instructions", text: TEXT }] },
  ]);
});

it("what the store refuses is said in its words, and the product stays", async () => {
  const { user } = open(new SavedServer([aSaved({ item: COAT })]), PAGE, {
    addToCart: () => Promise.reject(aRefusal(400, { said: "Only two are left." })),
  });
  await user.click(await screen.findByRole("button", { name: "Add to Cart" }));
  expect(await screen.findByText("Only two are left.")).toBeTruthy();
});

it("ROUTE-16, ROUTE-53 it is changed in the editor, which knows the item that one came from", async () => {
  open(new SavedServer([aSaved({ item: COAT })]), `${PAGE}/item_id/9`);
  const change = await screen.findByRole("link", { name: "Change: Kitchen crew" });
  expect(change.getAttribute("href")).toBe(
    "/merrow-coat?productId=21&qty=3&embroidery=1&entity_id=5&item_id=9",
  );
});

it("what is not offered any more cannot be ordered, but changed", async () => {
  const messages = ["Its font is no longer offered."];
  open(new SavedServer([aSaved({ item: COAT, messages })]), PAGE);
  expect(await screen.findByText(messages[0] ?? "")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add to Cart" })).toBeNull();
  expect(screen.getByRole("link", { name: "Change: Kitchen crew" })).toBeTruthy();
});

it("taken away, it leads to the others; a stranger's is not found", async () => {
  const server = new SavedServer();
  const { user, visited } = open(server, PAGE);
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(visited).toEqual(["/myproducts"]));
  cleanup();
  open(server, PAGE);
  expect(await screen.findByText(/^This product is not among your saved ones\./)).toBeTruthy();
});
