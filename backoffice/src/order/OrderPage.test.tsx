// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { anOrder, aPayment, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../testing/show.tsx";

const OPEN_ORDER = anOrder({
  status: "payment_review",
  placedAt: null,
  payments: [
    aPayment({ state: "declined", declineReason: "insufficient_funds", card: null }),
    aPayment({ attempt: 2, state: "started", card: null, reference: null }),
  ],
  canLookAfter: true,
});
const AT = "2026-03-02T10:00:00.000Z";
const ASK = "Ask the Processor Now";

it("shows items, sums, addresses, tries to pay and history", async () => {
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder() });
  expect(await screen.findByRole("heading", { name: "Order 100000001 Processing" })).toBeTruthy();
  const items = within(screen.getByRole("region", { name: "Items" }));
  expect(items.getByText("Size: M · COAT-M")).toBeTruthy();
  expect(screen.getByText("$130.95", { selector: "dd" })).toBeTruthy();
  expect(screen.getByText("The same address")).toBeTruthy();
  const payments = within(screen.getByRole("region", { name: "Payments" }));
  expect(payments.getAllByText("Visa ending 1111")).not.toHaveLength(0);
  expect(payments.getByText("100000001-1-abcdef")).toBeTruthy();
  expect(screen.getByText(/^The processor authorized the payment/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: ASK })).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

it("shows the picture of an item, what is done to it, and what that costs each", async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error("the order has no item");
  const hem = { label: "Alteration", value: "Short", price: { value: 9, currency: "USD" } };
  const items = [{ ...item, options: [hem], image: "/media/catalog/w480/coat.webp" }];
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder({ items }) });
  expect(await screen.findByText("Alteration: Short ($9.00 each) · COAT-M")).toBeTruthy();
  expect(document.querySelector("img")?.getAttribute("src")).toBe(items[0]?.image);
});

it("issue 10.2 shows a garment with its thread, and leads to all of it", async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error("the order has no item");
  const items = [{ ...item, sewnPicture: "/media/sewn/1/key/abc-near.jpg" }];
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder({ items }) });
  const whole = await screen.findByRole("link", { name: `All of ${item.name} as it is sewn` });
  expect(whole.getAttribute("href")).toBe("/media/sewn/1/key/abc-whole.jpg");
  expect(whole.querySelector("img")?.getAttribute("src")).toBe("/media/sewn/1/key/abc-near.jpg");
});

it("issue 10 hands out what a machine sews of a line, in each format", async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error("the order has no item");
  const items = [{ ...item, id: 7, name: "Coat", designs: ["Anna Chef", "Sweden"] }];
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder({ items }) });
  const files = [
    await screen.findByRole("link", { name: "DST of Anna Chef" }),
    screen.getByRole("link", { name: "EXP of Sweden" }),
  ];
  expect(files.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/orders\/100000001\/items\/7\/machine-file\?as=dst&design=0$/),
    expect.stringMatching(/orders\/100000001\/items\/7\/machine-file\?as=exp&design=1$/),
  ]);
  expect(await axeViolations()).toEqual([]);
});

it("issue 9.7 says of a line why it costs that", async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error("the order has no item");
  const off = { label: "Crew", amount: { value: 5, currency: "USD" } };
  const items = [{ ...item, priceRules: ["Spring week"], discounts: [off] }];
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder({ items }) });
  expect(await screen.findByText("Why this price: Spring week · Crew: $5.00 off")).toBeTruthy();
});

it("shows the days that the shopper was promised, and nothing where none were", async () => {
  const { go } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: ({ param }) =>
      anOrder({
        number: param,
        arrival: param === "100000001" ? { from: "2026-03-09", to: "2026-03-11" } : null,
      }),
  });
  const promise = await screen.findByText("March 9 – 11");
  expect(promise.previousElementSibling?.textContent).toBe("Promised for");
  await go("/admin/orders/100000002");
  await screen.findByRole("heading", { name: /100000002/ });
  expect(screen.queryByText("Promised for")).toBeNull();
});

it("names who of the staff did something in its history", async () => {
  const events = [
    ...anOrder().events,
    {
      code: "looked_after" as const,
      phrase: "Had the processor asked.",
      values: [],
      text: "Had the processor asked.",
      status: null,
      isShownToCustomer: false,
      by: "jo@example.com",
      createdAt: AT,
    },
  ];
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder({ events }) });
  const act = (await screen.findByText("Had the processor asked.")).closest("li");
  expect(act?.textContent).toContain("jo@example.com");
  expect(act?.querySelector("time")?.dateTime).toBe(AT);
  expect(act?.textContent).not.toContain("Shown to the customer");
  expect(act?.previousElementSibling?.textContent).toContain("Shown to the customer");
});

it("prints the shop's name and telephone, who pays in full, and words for every picture", async () => {
  const [item] = anOrder().items;
  if (!item) throw new Error("the order has no item");
  const items = [{ ...item, image: "/media/catalog/w480/coat.webp" }];
  const print = vi.spyOn(globalThis, "print").mockImplementation(() => undefined);
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => anOrder({ items, storeName: "Twill & Sons" }),
  });
  const shop = await screen.findByText("Twill & Sons");
  expect(shop.textContent).toContain("1-800-555-0100");
  const billed = screen.getAllByText("Bill to").map((title) => title.parentElement);
  expect(billed.map((fact) => [fact?.className, fact?.textContent])).toEqual([
    ["fact no-print", "Bill toThe same address"],
    ["fact onPaper", "Bill toDemo Buyer\n12 Pier Street\nMargate, FL 33063"],
  ]);
  expect(screen.getByRole("img", { name: "Chef Coat" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  [[aPayment({ state: "declined", card: null }), aPayment({ attempt: 2 })], "Visa ending 1111"],
  [[aPayment({ state: "declined", card: null })], "Credit Card: Declined"],
  [[], "Nothing to pay"],
] as const)("prints how it was paid, or that it was not: %#", async (payments, text) => {
  open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => anOrder({ payments: [...payments] }),
  });
  const title = await screen.findByText("Payment", { selector: "dt" });
  expect(title.parentElement?.className).toBe("fact onPaper");
  expect(title.nextElementSibling?.textContent).toBe(text);
});

it("CHECK-33 shows the comment that came with the order, as text", async () => {
  const comment = "Back door, <b>ring twice</b>";
  open("/admin/orders/100000001", { ...SIGNED_IN, order: () => anOrder({ comment }) });
  expect(await screen.findByText(comment)).toBeTruthy();
  expect(screen.getByText("Comment", { selector: "dt" })).toBeTruthy();
});

it("house §8 names what of it cannot be read, above the rest", async () => {
  const faults = ["Billing address: street: Invalid input: expected array, received undefined"];
  open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => anOrder({ faults, billingAddress: [] }),
  });
  const named = within(await screen.findByRole("region", { name: "Stored data cannot be read" }));
  expect(named.getByText(faults[0] ?? "")).toBeTruthy();
  expect(screen.getByText("$130.95", { selector: "dd" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("has the processor asked about an open payment, and says aloud what came of it", async () => {
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => OPEN_ORDER,
    lookAfterOrder: () => anOrder(),
  });
  expect(await screen.findByText(/Declined: there is not enough money/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: ASK }));
  const said = await screen.findByText("Settled: the order is now “Processing”.");
  expect(document.activeElement).toBe(said.closest("output"));
  expect(screen.getByRole("heading", { name: "Order 100000001 Processing" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: ASK })).toBeNull();
});

it("says that there is no answer yet, and may be asked again", async () => {
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => OPEN_ORDER,
    lookAfterOrder: () => OPEN_ORDER,
  });
  await user.click(await screen.findByRole("button", { name: ASK }));
  expect(await screen.findByText("Not settled yet.")).toBeTruthy();
  expect(screen.getByRole("button", { name: ASK })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("shows how the order was settled when somebody was quicker", async () => {
  let order = OPEN_ORDER;
  const { user } = open("/admin/orders/100000001", {
    ...SIGNED_IN,
    order: () => order,
    lookAfterOrder: () => new RefusedAnswer(409, "staff.paymentSettled", "It is settled."),
  });
  const ask = await screen.findByRole("button", { name: ASK });
  order = anOrder();
  await user.click(ask);
  expect(await screen.findByText("It is settled.")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Order 100000001 Processing" })).toBeTruthy(),
  );
});

it("that does not exist leads to the beginning", async () => {
  open("/admin/orders/999", {
    ...SIGNED_IN,
    order: () => new RefusedAnswer(404, "order.noSuchOrder", "The order does not exist."),
  });
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeTruthy();
  const way = screen.getByRole("link", { name: "To the beginning" });
  expect(way.getAttribute("href")).toBe("/admin");
});
