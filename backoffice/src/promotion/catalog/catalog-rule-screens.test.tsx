// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";

const RULE: CallReply<"catalogRule"> = {
  id: 4,
  version: 2,
  name: "Shoe week",
  labels: {},
  currency: "USD",
  isActive: true,
  activeFrom: null,
  activeTo: null,
  websiteIds: [],
  groupIds: [],
  priority: 0,
  stopsFurther: true,
  conditions: { match: "all", of: [{ fact: "sku", is: "in", values: ["SHOE"] }] },
  action: { kind: "toFixed", minor: 4500 },
};
const OTHER = { ...RULE, id: 5, name: "Caps", isActive: false };
const CHOICES: CallReply<"promotionChoices"> = {
  currencies: ["USD"],
  catalogCurrency: "USD",
  websites: [{ id: 1, name: "Base" }],
  storeViews: [{ id: 1, name: "US English" }],
  groups: [{ id: 0, name: "Guests" }],
  categories: [{ id: 7, name: "Kitchen / Aprons" }],
  options: [{ id: 31, name: "Color: Navy" }],
  countries: ["US"],
  carriers: ["flatrate"],
};
const ANSWERS = {
  ...SIGNED_IN,
  catalogRules: () => ({ rows: [RULE, OTHER], next: null }),
  catalogRule: () => RULE,
  promotionChoices: () => CHOICES,
};

it("issue 9.7 lists catalog price rules, and stops several at once, each with what came of it", async () => {
  const switchCatalogRule = vi.fn<(asked: Asked) => CallReply<"switchCatalogRule">>(() => ({
    ...RULE,
    isActive: false,
  }));
  const { user } = open("/admin/catalog-rules", { ...ANSWERS, switchCatalogRule });
  const [, row] = within(await screen.findByRole("table")).getAllByRole("row");
  expect(row?.textContent).toBe("Choose Shoe weekShoe weekFor $45.00On0stopped");
  expect(await axeViolations()).toEqual([]);
  for (const name of ["Shoe week", "Caps"]) {
    await user.click(screen.getByRole("checkbox", { name: `Choose ${name}` }));
  }
  // One of the two is off already.
  await user.click(screen.getByRole("button", { name: "Stop (1)" }));
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText(/is switched off/)).toBeTruthy();
  expect(switchCatalogRule.mock.calls).toHaveLength(1);
  expect(switchCatalogRule.mock.lastCall?.[0].body).toEqual({ isActive: false });
});

it("issue 9.7 a catalog price rule asks of products alone, and is saved as the server takes it", async () => {
  const changeCatalogRule = vi.fn<(asked: Asked) => CallReply<"changeCatalogRule">>(() => ({
    ...RULE,
    version: 3,
  }));
  const { user } = open("/admin/catalog-rules/4", { ...ANSWERS, changeCatalogRule });
  const add = await screen.findByLabelText("Add to conditions of the product");
  expect(
    within(add)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Add a condition …",
    "SKU or style",
    "Category",
    "Attribute",
    "A group of conditions",
  ]);
  await user.selectOptions(screen.getByLabelText("Kind"), "A percentage of the price");
  const percent = screen.getByLabelText("Percent");
  await user.clear(percent);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(
    await screen.findByRole("link", { name: "Enter more than 0 and at most 100 %." }),
  ).toBeTruthy();
  await user.type(percent, "75");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(changeCatalogRule.mock.lastCall?.[0].body).toMatchObject({
    version: 2,
    action: { kind: "toPercent", micro: 750_000 },
  });
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.7 shows what a catalog price rule makes of prices, as it is written", async () => {
  const previewCatalogRule = vi.fn<(asked: Asked) => CallReply<"previewCatalogRule">>(() => ({
    website: "Base",
    group: "Guests",
    currency: "USD",
    looked: 260,
    changed: 1,
    products: [{ id: 3, sku: "SHOE", name: "Kitchen Shoe", before: 6000, after: 4500 }],
  }));
  const { user } = open("/admin/catalog-rules/4", { ...ANSWERS, previewCatalogRule });
  await user.click(await screen.findByRole("button", { name: "Look at the Prices" }));
  expect(
    await screen.findByText("1 of 260 products would cost something else in Base for Guests."),
  ).toBeTruthy();
  const row = within(screen.getByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toBe("SHOEKitchen Shoe$60.00$45.00−$15.00");
  expect(previewCatalogRule.mock.lastCall?.[0].body).toMatchObject({ id: 4, name: "Shoe week" });
});

it("issue 9.7 says that a colleague was faster with a catalog price rule", async () => {
  const { user } = open("/admin/catalog-rules/4", {
    ...ANSWERS,
    changeCatalogRule: () =>
      new RefusedAnswer(409, "promotion.ruleChanged", "A colleague has changed this rule."),
  });
  await user.type(await screen.findByLabelText(/^Name/), " two");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Show What It Is Now" })).toBeTruthy();
});
