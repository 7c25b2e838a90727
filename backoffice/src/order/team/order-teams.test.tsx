// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { anOrder, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";

const wearers = [
  { lines: ["Anna", "Chef"], chosen: "White, M", sku: "COAT-M", pieces: 1 },
  { lines: ["Jonas"], chosen: "White, L", sku: "COAT-L", pieces: 2 },
];

/** An order whose first line stands in a list. */
function teamOrder() {
  const order = anOrder();
  const [first, ...others] = order.items;
  if (!first) throw new Error("The order of this test has no line");
  const options = [...first.options, { label: "Team", value: "Kitchen", price: null }];
  return { ...order, items: [{ ...first, options }, ...others] };
}

it("issue 10.3 folds a list to what it comes to, and unfolds it to who wears what", async () => {
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: teamOrder,
    orderTeams: () => ({ teams: [{ title: "Kitchen", product: "Coat", wearers }] }),
  });
  const team = within(await screen.findByRole("region", { name: "Team Kitchen" }));
  expect(team.getByText("3 pieces of Coat")).toBeTruthy();
  expect(team.queryByText("Anna, Chef")).toBeNull();
  await user.click(team.getByRole("button", { name: "Show 2 Names" }));
  expect(team.getByRole("rowheader", { name: "Anna, Chef" })).toBeTruthy();
  expect(team.getByText("White, L")).toBeTruthy();
  expect(team.getByRole("link", { name: "All names as CSV" }).getAttribute("href")).toMatch(
    /\/orders\/100000001\/teams\.csv$/,
  );
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.3 of an order without one nothing is asked", async () => {
  const asked: unknown[] = [];
  open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => anOrder(),
    orderTeams: () => {
      asked.push(1);
      return { teams: [] };
    },
  });
  await screen.findByRole("heading", { name: "Items" });
  expect(asked).toEqual([]);
});

it("issue 10.3 its lines are folded on the screen, so that what else is of the order stays in reach", async () => {
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: teamOrder,
    orderTeams: () => ({ teams: [] }),
  });
  const fold = await screen.findByText("1 line of teams");
  const lines = fold.closest("details");
  expect(lines?.open).toBe(false);
  await user.click(fold);
  expect(lines?.open).toBe(true);
  expect(lines?.querySelectorAll("tbody tr")).toHaveLength(1);
});
