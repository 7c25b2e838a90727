// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const RULE: CallReply<"cartRule"> = {
  id: 4,
  version: 2,
  name: "Shoe week",
  labels: { 0: "Shoe week" },
  currency: "USD",
  isActive: true,
  activeFrom: null,
  activeTo: null,
  websiteIds: [],
  groupIds: [],
  priority: 0,
  stopsFurther: false,
  needsCoupon: true,
  conditions: { match: "all", of: [] },
  lines: { match: "all", of: [{ fact: "sku", is: "in", values: ["SHOE"] }] },
  action: { kind: "fixedPiece", minor: 500 },
  usesPerCoupon: null,
  usesPerCustomer: null,
  coupons: 1,
  uses: { orders: 3, discounts: [{ minor: 1500, currency: "USD" }] },
};
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
  cartRules: () => ({ rows: [RULE], next: null }),
  cartRule: () => RULE,
  promotionChoices: () => CHOICES,
  coupons: () => ({
    rows: [{ id: 9, code: "SHOES", used: 3, createdAt: "2026-11-01T00:00:00Z" }],
    next: null,
  }),
};

it("issue 9.7 lists rules with what each does and what came of it", async () => {
  open("/admin/promotions", ANSWERS);
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toBe("Choose Shoe weekShoe week$5.00 off each pieceOn013$15.00");
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.7 conditions are put together by choosing, and saved as the server takes them", async () => {
  const changeCartRule = vi.fn<(asked: Asked) => CallReply<"changeCartRule">>(() => ({
    ...RULE,
    version: 3,
  }));
  const { user } = open("/admin/promotions/4", { ...ANSWERS, changeCartRule });
  const add = await screen.findByLabelText("Add to conditions of the cart");
  await user.selectOptions(add, "There is a line with …");
  await user.selectOptions(screen.getByLabelText("Add to conditions in group 1"), "Category");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: /^A condition has no value yet/ })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Add to Category"), "Kitchen / Aprons");
  await user.selectOptions(add, "Worth of the goods");
  await user.type(screen.getByLabelText("Worth of the goods: value"), "49.50");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(changeCartRule.mock.lastCall?.[0].body).toMatchObject({
    version: 2,
    conditions: {
      match: "all",
      of: [
        { match: "line", of: [{ fact: "category", is: "in", values: [7] }] },
        { fact: "subtotal", is: "atLeast", values: [4950] },
      ],
    },
  });
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.7 shows what a rule would have made of the last orders, as it is written", async () => {
  const previewCartRule = vi.fn<(asked: Asked) => CallReply<"previewCartRule">>(() => ({
    looked: 50,
    orders: [
      {
        number: "100000007",
        placedAt: "2026-11-20T10:00:00Z",
        currency: "USD",
        before: 6795,
        after: 5795,
      },
    ],
  }));
  const { user } = open("/admin/promotions/4", { ...ANSWERS, previewCartRule });
  const amount = await screen.findByLabelText("Amount in USD");
  await user.clear(amount);
  await user.type(amount, "7,50");
  await user.click(screen.getByRole("button", { name: "Look at the Last Orders" }));
  const table = await screen.findByRole("region", { name: "Orders that would differ" });
  expect(within(table).getAllByRole("row")[1]?.textContent).toMatch(/\$67\.95\$57\.95.*10\.00$/);
  expect(previewCartRule.mock.lastCall?.[0].body).toMatchObject({
    id: 4,
    action: { kind: "fixedPiece", minor: 750 },
  });
});

it("issue 9.7 says that a colleague was faster, and keeps what was typed", async () => {
  const changeCartRule = () =>
    new RefusedAnswer(409, "promotion.ruleChanged", "A colleague has changed this rule.");
  const { user } = open("/admin/promotions/4", { ...ANSWERS, changeCartRule });
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  await user.clear(name);
  await user.type(name, "Boots");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^A colleague has changed/)).toBeTruthy();
  expect(name.value).toBe("Boots");
  await user.click(screen.getByRole("button", { name: "Show What It Is Now" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Shoe week");
});

it("issue 9.7 codes are added to a rule that wants one", async () => {
  const addCoupon = vi.fn<(asked: Asked) => CallReply<"addCoupon">>(() => ({ added: 1 }));
  const { user } = open("/admin/promotions/4", { ...ANSWERS, addCoupon });
  const code = await screen.findByLabelText("Code");
  await user.type(code, "A,B");
  await user.click(screen.getByRole("button", { name: "Add Code" }));
  expect(await screen.findByRole("link", { name: /without commas or spaces/ })).toBeTruthy();
  await user.clear(code);
  await user.type(code, "CREW");
  await user.click(screen.getByRole("button", { name: "Add Code" }));
  expect(await screen.findByText("Added.")).toBeTruthy();
  expect(addCoupon.mock.lastCall?.[0].body).toEqual({ code: "CREW" });
});
