// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { anOwner, SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../../testing/show.tsx";
import type { Quote } from "./quote.queries.ts";

const QUOTE: Quote = {
  number: "Q100001",
  buyer: { customerId: 7, name: "Ann Weaver", email: "ann@example.com" },
  store: "US English",
  madeAt: "2026-03-02T10:00:00.000Z",
  validUntil: "2026-03-16T10:00:00.000Z",
  state: "open",
  total: "$43.95",
  orderNumber: null,
  lines: [{ name: "Cap", details: ["Hem: Short", "CAP"], pieces: "2", amount: "$40.00" }],
  sums: [
    { label: "Subtotal", amount: "$40.00" },
    { label: "Grand Total", amount: "$43.95" },
  ],
  hasPrices: true,
  isInCart: false,
};

it("decision 0077 whoever rings up is found by the number on the paper", async () => {
  const quotes = vi.fn<() => CallReply<"quotes">>(() => ({ rows: [QUOTE], next: null }));
  open("/admin/quotes?search=Q100001", { ...SIGNED_IN, quotes });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Q100001Ann Weaver, ann@example.comOpen");
  expect(row?.textContent).toContain("$43.95");
  const link = screen.getByRole("link", { name: "Q100001" });
  expect(link.getAttribute("href")).toBe("/admin/quotes/Q100001");
  expect(await axeViolations()).toEqual([]);
});

it("decision 0077 it is put into the buyer's cart after a question, and ordered there for them", async () => {
  let quote = QUOTE;
  const putQuote = vi.fn<() => Quote>(() => {
    quote = { ...QUOTE, isInCart: true };
    return quote;
  });
  const tab = { location: { href: "" }, close: vi.fn<() => void>() };
  vi.stubGlobal("open", () => tab);
  const actForCustomer = vi.fn<(asked: object) => CallReply<"actForCustomer">>(() => ({
    address: "http://shop.example/customer/account/loginlink#x",
  }));
  const { user } = open("/admin/quotes/Q100001", {
    ...SIGNED_IN,
    quote: () => quote,
    putQuote,
    actForCustomer,
  });
  const lines = within(await screen.findByRole("table"));
  expect(lines.getAllByRole("row")[1]?.textContent).toBe("CapHem: Short · CAP2$40.00");
  const paper = screen.getByRole("link", { name: "Quote Q100001 (PDF)" });
  expect(paper.getAttribute("href")).toBe("/admin/api/quotes/Q100001/paper");
  expect(screen.getByRole("link", { name: /^Ann Weaver/ }).getAttribute("href")).toBe(
    "/admin/customers/7",
  );
  expect(screen.queryByRole("button", { name: "Order It for Them" })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Put into Their Cart" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(putQuote).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Put into Cart" }));
  await user.click(await screen.findByRole("button", { name: "Order It for Them" }));
  await vi.waitFor(() => expect(tab.location.href).toContain("loginlink"), 15_000);
  expect(actForCustomer.mock.lastCall?.[0]).toMatchObject({ body: { opens: "cart" } });
});

it("decision 0077 why it cannot be put is said", async () => {
  const putQuote = () =>
    new RefusedAnswer(409, "cart.quoteOver", "This quote was valid until 2026-03-16.");
  const { user } = open("/admin/quotes/Q100001", { ...SIGNED_IN, quote: () => QUOTE, putQuote });
  await user.click(await screen.findByRole("button", { name: "Put into Their Cart" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Put into Cart" }));
  expect(await screen.findByText("This quote was valid until 2026-03-16.")).toBeTruthy();
});

it.each<[string, Partial<Quote>]>([
  ["over", { state: "expired" }],
  ["paper alone", { hasPrices: false }],
])("decision 0077 one that is %s is put nowhere", async (_, change) => {
  open("/admin/quotes/Q100001", { ...SIGNED_IN, quote: () => ({ ...QUOTE, ...change }) });
  await screen.findByRole("heading", { name: "What It Says" });
  expect(screen.queryByRole("button", { name: /Put into/ })).toBeNull();
});

it("decision 0077 one that is ordered leads to its order", async () => {
  const ordered = { ...QUOTE, state: "ordered", orderNumber: "100000012" } as const;
  open("/admin/quotes/Q100001", { ...SIGNED_IN, quote: () => ordered });
  const order = await screen.findByRole("link", { name: "Order 100000012" });
  expect(order.getAttribute("href")).toBe("/admin/orders/100000012");
  expect(screen.queryByRole("button", { name: /Put into/ })).toBeNull();
});

it("decision 0077 who may only read puts none", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  const session = () => ({ staff: anOwner({ role: "reader", permissions }) });
  open("/admin/quotes/Q100001", { ...SIGNED_IN, session, quote: () => QUOTE });
  await screen.findByRole("heading", { name: "What It Says" });
  expect(screen.queryByRole("button", { name: /Put into/ })).toBeNull();
});

it("decision 0077 a quote's number among the orders says where quotes are", async () => {
  open("/admin/orders?search=Q100001", {
    ...SIGNED_IN,
    orders: () => ({ rows: [], next: null, counts: {} }) as unknown as CallReply<"orders">,
  });
  expect(await screen.findByText(/Q100001 is the number of a quote/)).toBeTruthy();
});
