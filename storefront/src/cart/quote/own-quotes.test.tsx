// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { notices } from "../../notice/notices.ts";
import { loadLateParts } from "../../slot/late.tsx";
import { axeViolations } from "../../testing/axe.ts";
import { aCart, anItem, onTheWire } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";
import { OwnQuotes } from "./OwnQuotes.tsx";

beforeAll(loadLateParts);
beforeEach(() => notices.set([]));
afterEach(cleanup);

const QUOTE = {
  number: "Q100002",
  made_at: "2026-03-01T10:00:00.000Z",
  valid_until: "2026-03-15T10:00:00.000Z",
  state: "open" as "expired" | "open" | "ordered",
  total: "$47.95",
  is_of_cart: true,
  is_held: false,
};
const LINES = [
  {
    name: "Cap",
    details: ["Hem: Short", "CAP"],
    pieces: "2",
    amount: "$40.00",
    amount_today: "$50.00",
  },
  { name: "Apron", details: ["APRON"], pieces: "1", amount: "$20.00", amount_today: null },
];
const wire = onTheWire(aCart({ items: [anItem({ id: 2 })] }));

const open = (handlers: Handlers) =>
  renderInShop(<OwnQuotes />, { shop: aShop(handlers), href: "/quotes/customer" });

it("decision 0077 one's quotes are listed: how each stands, its paper, what it costs today", async () => {
  const quotes = [
    QUOTE,
    { ...QUOTE, number: "Q100001", state: "expired" as const },
    { ...QUOTE, number: "Q100000", state: "ordered" as const },
  ];
  const { visited } = open({
    ownQuotes: () => ({ quotes }),
    quoteLines: () => ({ ...QUOTE, lines: LINES }),
    takeQuote: () => ({ cart: wire, messages: ["Apron: gone"] }),
  });
  const rows = (await screen.findAllByRole("heading", { level: 2 })).map((one) =>
    one.closest("li"),
  );
  expect(rows.map((row) => row?.querySelector("p")?.textContent)).toEqual([
    "Made on March 1, 2026 · Valid until March 15, 2026",
    "Made on March 1, 2026 · Was valid until March 15, 2026",
    "Made on March 1, 2026 · Ordered",
  ]);
  const first = within(rows[0] ?? document.body);
  expect(first.getByText("$47.95")).toBeTruthy();
  expect(first.getByRole("link", { name: "Quote Q100002 (PDF)" }).getAttribute("href")).toBe(
    "/rest/us_en/V1/xmapi/app-quote?number=Q100002",
  );
  await userEvent.click(first.getByRole("button", { name: "Quote Q100002: what it costs today" }));
  const [cap, apron] = within(await first.findByRole("list")).getAllByRole("listitem");
  expect(cap?.textContent).toContain("2 × CapHem: Short · CAPQuoted: $40.00Today: $50.00");
  expect(apron?.textContent).toContain("Quoted: $20.00");
  expect(apron?.textContent).not.toContain("Today:");
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(first.getByRole("button", { name: "Add all to my cart" }));
  await waitFor(() => expect(visited).toContain("/checkout/cart"));
  expect(notices.get().map(({ text }) => text)).toEqual(["Apron: gone"]);
});

it("decision 0077 without quotes it says where one is made", async () => {
  open({ ownQuotes: () => ({ quotes: [] }) });
  expect(await screen.findByText(/You have not asked for a quote yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Cart" }).getAttribute("href")).toBe("/checkout/cart");
});

it("decision 0077 of a store that fails, that it can be tried again", async () => {
  let fails = true;
  open({
    ownQuotes: () => {
      if (fails) throw aRefusal(503);
      return { quotes: [QUOTE] };
    },
  });
  await screen.findByRole("alert", {}, { timeout: 5_000 });
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Quote Q100002" })).toBeTruthy();
});
