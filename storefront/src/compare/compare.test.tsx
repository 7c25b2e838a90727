// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { notices } from "../notice/notices.ts";
import { axeViolations } from "../testing/axe.ts";
import { aTile } from "../testing/catalog.ts";
import { renderInShop } from "../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../testing/shop.ts";
import CompareMenu from "./CompareMenu.tsx";
import { ComparePage } from "./ComparePage.tsx";
import { TileCompare } from "./TileCompare.tsx";

const NAMES: Readonly<Record<number, string>> = { 1: "Merrow coat", 2: "Larch apron" };
let compared: number[];

beforeEach(() => {
  compared = [];
  notices.set([]);
});
afterEach(cleanup);

const reply = () => ({
  items: compared.map((id) => ({
    productId: id,
    product: { id, sku: `S${id}`, name: NAMES[id] ?? "", url: `/p${id}`, image: null },
  })),
  count: compared.length,
});
const bodyId = (input: unknown) => (input as { body: { productId: number } }).body.productId;
const shop = (change: Handlers = {}) =>
  aShop({
    compared: reply,
    addToCompare: (input) => {
      compared = [bodyId(input), ...compared];
      return reply();
    },
    removeFromCompare: (input) => {
      compared = compared.filter((id) => id !== bodyId(input));
      return reply();
    },
    cleanCompare: () => {
      compared = [];
      return reply();
    },
    comparedTable: () => ({
      items: compared.map((id) => aTile({ id, name: NAMES[id] ?? "" })),
      rows: [
        {
          code: "cloth",
          label: "Cloth",
          values: compared.map((id) => (id === 1 ? "Twill" : null)),
        },
        { code: "care", label: "Care", values: compared.map(() => "60 °C") },
      ],
    }),
    ...change,
  });
const said = () => notices.get().map(({ text }) => text);

it("WISH-03 WISH-08 WISH-09 WISH-10 marks add and remove, and the header's drop-down leads to the comparison list", async () => {
  const user = userEvent.setup();
  renderInShop(
    <>
      <CompareMenu />
      <TileCompare id={1} name="Merrow coat" />
      <TileCompare id={2} name="Larch apron" />
    </>,
    { shop: shop() },
  );
  expect(screen.queryByRole("button", { name: /^Compare \d/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Compare: Merrow coat" }));
  await waitFor(() =>
    expect(said()).toEqual(["Merrow coat added to your product comparison list."]),
  );
  await user.click(screen.getByRole("button", { name: "Compare: Larch apron" }));
  const door = await screen.findByRole("button", { name: /^Compare 2/ });
  await user.click(door);
  const way = screen.getByRole("link", { name: "View comparison list" });
  expect(way.getAttribute("href")).toBe("/catalog/product_compare/index");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Compare: Merrow coat" }));
  await waitFor(() =>
    expect(said()).toContain("Merrow coat removed from your product comparison list."),
  );
  await user.click(door);
  await user.click(await screen.findByRole("button", { name: "Remove all" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /comparison/ })).toBeNull());
});

it("ROUTE-19 the page shows products side by side, or only in what they differ", async () => {
  compared = [1, 2];
  const user = userEvent.setup();
  renderInShop(<ComparePage />, { shop: shop() });
  const table = within(await screen.findByRole("table"));
  expect(
    table
      .getAllByRole("columnheader")
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining("Merrow coat"), expect.stringContaining("Larch apron")]);
  expect(table.getByRole("rowheader", { name: "Care" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: "Show differences only" }));
  expect(table.queryByRole("rowheader", { name: "Care" })).toBeNull();
  expect(table.getByRole("rowheader", { name: "Cloth" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove: Larch apron" }));
  await waitFor(() => expect(screen.queryByText("Larch apron")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Remove all" }));
  expect(await screen.findByText("You have no items to compare.")).toBeTruthy();
});

it("WISH-05 a list that fails is empty", async () => {
  const failing = aShop({
    compared: () => {
      throw aRefusal(503);
    },
  });
  renderInShop(<CompareMenu />, { shop: failing });
  await act(() => Promise.resolve());
  expect(screen.queryByRole("button")).toBeNull();
});

it("WISH-11 marks that are pressed at the same time are told one after the other: a guest's first makes the list", async () => {
  const gate = Promise.withResolvers<undefined>();
  const begun: number[] = [];
  const slow = shop({
    addToCompare: async (input) => {
      begun.push(bodyId(input));
      await gate.promise;
      compared = [bodyId(input), ...compared];
      return reply();
    },
  });
  renderInShop(
    <>
      <TileCompare id={1} name="Merrow coat" />
      <TileCompare id={2} name="Larch apron" />
    </>,
    { shop: slow },
  );
  await userEvent.click(screen.getByRole("button", { name: "Compare: Merrow coat" }));
  await userEvent.click(screen.getByRole("button", { name: "Compare: Larch apron" }));
  await waitFor(() => expect(begun).toEqual([1]));
  gate.resolve(undefined);
  await waitFor(() => expect(compared).toEqual([2, 1]));
});

it("ROUTE-19 what another window took out already is not put in again by Remove", async () => {
  compared = [1, 2];
  renderInShop(<ComparePage />, { shop: shop() });
  const remove = await screen.findByRole("button", { name: "Remove: Larch apron" });
  compared = [1];
  await userEvent.click(remove);
  await waitFor(() => expect(screen.queryByText("Larch apron")).toBeNull());
  expect(compared).toEqual([1]);
});
