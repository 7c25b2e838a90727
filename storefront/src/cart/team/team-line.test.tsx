// @vitest-environment jsdom
import type { CartItem } from "@placket/domain/cart/cart-item";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { money } from "@placket/domain/money/money";
import { afterEach, expect, it } from "vitest";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { axeViolations } from "../../testing/axe.ts";
import { anItem } from "../../testing/cart.ts";
import { CartServer } from "../testing/cart-server.ts";
import { openCartPage, openMiniCart } from "../testing/open-cart.tsx";

afterEach(() => {
  cleanup();
  miniCartOpen.set(false);
});

const selection = (label: string, value: string) => ({
  attributeId: label.length,
  attributeCode: label.toLowerCase(),
  attributeLabel: label,
  optionId: 1,
  optionLabel: value,
});

/** A wearer of a list: an embroidered apron in a size. */
function wearer(
  id: number,
  name: string,
  rest: { size: string; quantity?: number; team?: string },
) {
  const { size, quantity = 1, team = "Kitchen" } = rest;
  const made = {
    recipe: {
      lines: [name],
      font: "block",
      heightMm: 9,
      thread: "1366",
      fabric: "twill",
      letterSpacingMm: 0.3,
      lineSpacing: 1.7,
      align: "center",
      arc: null,
    },
    placement: { code: "left-chest", name: "Left chest" },
    stitches: 900,
    widthMm: 30,
    heightMm: 9,
  } as const;
  const service = {
    sku: "TEXT-1",
    name: "Text",
    unitPrice: money(600, "USD"),
    taxClassId: null,
    isBulkPrice: false,
  };
  return anItem({
    id,
    parentId: 73,
    quantity,
    selections: [selection("Color", "White"), selection("Size", size)],
    parts: [
      { kind: "text", text: name, serviceId: 1, made, service },
      { kind: "team", text: team, serviceId: null, service: null },
    ] satisfies CartItem["parts"],
  });
}

const KITCHEN = [
  wearer(7, "Anna", { size: "M" }),
  wearer(8, "Jonas", { size: "L", quantity: 2 }),
  wearer(9, "Mira", { size: "M" }),
];
const apron = anItem({ id: 10, name: "Skull cap" });

const line = async () => (await screen.findByText("2 × M, 2 × L")).closest("li")!;

it("issue 10.3 a list is one line with its pieces, sizes and price, and unfolds to its names", async () => {
  const { user } = openCartPage({ items: [...KITCHEN, apron] });
  const team = within(await line());
  expect(screen.getByText("Kitchen")).toBeTruthy();
  expect(team.getByText("$104.00")).toBeTruthy();
  expect(screen.queryAllByRole("heading", { level: 2, name: "Harbor apron" })).toHaveLength(1);
  await user.click(team.getByRole("button", { name: "Show 3 names" }));
  expect(screen.getAllByRole("heading", { level: 2, name: "Harbor apron" })).toHaveLength(4);
  expect(screen.getByRole("heading", { level: 2, name: "Skull cap" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.3 the way to its names and sizes is the product's page with the list", async () => {
  openCartPage({ items: KITCHEN });
  const link = within(await line()).getByRole("link", { name: "Edit list Kitchen" });
  expect(link.getAttribute("href")).toBe("/harbor-apron?productId=70&team=Kitchen");
});

it("issue 10.3 some of it gets a name of its own", async () => {
  const server = new CartServer({ items: KITCHEN });
  const { user } = openCartPage({}, { server });
  const team = within(await line());
  await user.click(team.getByRole("button", { name: "Rename or split" }));
  await user.click(team.getByRole("checkbox", { name: /^Anna/ }));
  const title = team.getByRole("textbox", { name: "What the list is called" });
  await user.clear(title);
  await user.type(title, "Bar");
  await user.click(team.getByRole("button", { name: "Split" }));
  await waitFor(() => expect(server.count("nameTeam")).toBe(1));
  expect(server.asked.at(-1)?.what).toEqual({ title: "Bar", item_ids: [8, 9] });
});

it("issue 10.3 it goes as a whole, once somebody has said so twice", async () => {
  const server = new CartServer({ items: [...KITCHEN, apron] });
  const { user } = openCartPage({}, { server });
  const team = within(await line());
  await user.click(team.getByRole("button", { name: "Remove list Kitchen" }));
  expect(server.count("dropTeam")).toBe(0);
  await user.click(team.getByRole("button", { name: "Remove 4 pieces" }));
  await waitFor(() => expect(screen.queryByText("Kitchen")).toBeNull());
  expect(screen.getByRole("heading", { level: 2, name: "Skull cap" })).toBeTruthy();
});

it("issue 10.3 two lists of one product are two lines, in the mini-cart too", async () => {
  await openMiniCart({ items: [...KITCHEN, wearer(11, "Petra", { size: "S", team: "Bar" })] });
  expect(await screen.findByText("4 pieces")).toBeTruthy();
  expect(screen.getByText("1 piece")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Edit list Bar" })).toBeTruthy();
});
