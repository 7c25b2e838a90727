// @vitest-environment jsdom
import { permissionsOf } from "@placket/domain/access/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOrder, anOrderRow, anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const OPEN_ORDER = anOrderRow({
  number: "100000002",
  status: "payment_review",
  paymentState: "started",
  attempts: 2,
});

function aList({ query }: Asked) {
  const all = [OPEN_ORDER, anOrderRow()];
  const orders = all.filter(({ status }) => [undefined, status].includes(query["status"] as never));
  return {
    rows: orders,
    next: "41",
    counts: { byStatus: { payment_review: 1, processing: 1 }, moneyToLookAfter: 0 },
  };
}

const noOrders = () => ({ rows: [], next: null, counts: { byStatus: {}, moneyToLookAfter: 0 } });

it("issue §6 lists every order, also one whose payment is open", async () => {
  open("/admin/orders", { ...SIGNED_IN, orders: aList });
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows[1]?.textContent).toContain("100000002");
  expect(rows[1]?.textContent).toContain("Asked, no answer yet, 2 tries");
  expect(rows[1]?.textContent).toContain("Payment Review");
  expect(rows[2]?.textContent).toContain("$1,234.50");
  expect(document.title).toBe("Orders · Back Office");
  expect(await axeViolations()).toEqual([]);
});

it.each([
  [true, "On account, due Dec 23, 2026"],
  [false, "On account, nothing is open"],
])("says of an order on account whether its invoice is open: %s", async (isOpen, words) => {
  const purchaseOrder = { number: "PO-1", dueAt: "2026-12-23T10:00:00.000Z", isOpen };
  const row = anOrderRow({ paymentState: null, attempts: 0, purchaseOrder });
  open("/admin/orders", { ...SIGNED_IN, orders: () => ({ ...noOrders(), rows: [row] }) });
  const table = within(await screen.findByRole("table"));
  expect(table.getByRole("cell", { name: words })).toBeTruthy();
  expect(table.queryByText("Nothing to pay")).toBeNull();
});

it.each([
  ["payment_declined", "Payment Declined"],
  ["payment_given_up", "Payment Given Up"],
  ["payment_unfinished", "Payment Not Finished"],
] as const)("says in list and filter what became of an unpaid order: %s", async (status, words) => {
  const row = anOrderRow({ status, paymentState: "voided" });
  const counts = { byStatus: { [status]: 1 }, moneyToLookAfter: 0 };
  open("/admin/orders", { ...SIGNED_IN, orders: () => ({ rows: [row], next: null, counts }) });
  const table = within(await screen.findByRole("table"));
  expect(table.getByText(words)).toBeTruthy();
  const filter = within(screen.getByRole("navigation", { name: "Status" }));
  const link = await filter.findByRole("link", { name: `${words} 1` });
  expect(link.getAttribute("href")).toBe(`/admin/orders?status=${status}`);
});

it("filters by status in the address, with counts", async () => {
  const asked = vi.fn<typeof aList>(aList);
  open("/admin/orders?status=payment_review&search=hotel", { ...SIGNED_IN, orders: asked });
  await screen.findByRole("table");
  expect(asked.mock.lastCall?.[0].query).toEqual({ status: "payment_review", search: "hotel" });
  const filter = within(screen.getByRole("navigation", { name: "Status" }));
  const here = filter.getByRole("link", { name: "Payment Review 1" });
  expect(here.getAttribute("aria-current")).toBe("true");
  const all = filter.getByRole("link", { name: "All 2" });
  expect(all.getAttribute("href")).toBe("/admin/orders?search=hotel");
  expect(filter.queryByRole("link", { name: /Canceled/ })).toBeNull();
});

it("shows money to look after as a filter of its own, while there is some", async () => {
  const asked = vi.fn<typeof aList>((question) => {
    const list = aList(question);
    return { ...list, counts: { ...list.counts, moneyToLookAfter: 2 } };
  });
  open("/admin/orders?money=look-after", { ...SIGNED_IN, orders: asked });
  const link = await screen.findByRole("link", { name: "Money to Look After 2" });
  expect(link.getAttribute("aria-current")).toBe("true");
  expect(asked.mock.lastCall?.[0].query).toEqual({ money: "look-after" });
  expect(await axeViolations()).toEqual([]);
});

it("searches when Enter is pressed, and the text stands in the address", async () => {
  const asked = vi.fn<typeof aList>(aList);
  const { user } = open("/admin/orders", { ...SIGNED_IN, orders: asked });
  await user.type(await screen.findByLabelText("Search orders"), " grand & hotel {Enter}");
  await waitFor(() => expect(location.search).toBe("?search=grand+%26+hotel"));
  await waitFor(() => expect(asked.mock.lastCall?.[0].query).toEqual({ search: "grand & hotel" }));
});

it("hallway §7: has the processor asked about several, and says of each what came of it", async () => {
  const rows = ["100000002", "100000003", "100000004"].map((number) =>
    anOrderRow({ number, status: "payment_review", paymentState: "started", canLookAfter: true }),
  );
  const lookAfterOrder = vi.fn<(asked: Asked) => ReturnType<typeof anOrder> | RefusedAnswer>(
    ({ param }) =>
      param === "100000003"
        ? new RefusedAnswer(409, "staff.paymentSettled", "The payment is settled.")
        : anOrder({ number: param, canLookAfter: param === "100000004" }),
  );
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders: () => ({ ...noOrders(), rows: [...rows, anOrderRow()] }),
    lookAfterOrder,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  // One of the four is paid.
  await user.click(screen.getByRole("button", { name: "Ask the Processor (3)" }));
  await screen.findByRole("dialog", { name: "Ask the Processor: 3 orders?" });
  await user.click(screen.getByRole("button", { name: "Ask the Processor" }));
  const said = await screen.findByText("1 of 3 done, 1 still open.");
  await waitFor(() => expect(document.activeElement).toBe(said));
  const each = within(screen.getByRole("list", { name: "What came of each" }));
  expect(each.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "100000003: The payment is settled.",
    "100000004: Not settled yet.",
    "100000002: Settled: the order is now “Processing”.",
  ]);
  // Only what was refused is drawn as a fault.
  expect(each.getAllByRole("listitem").map(({ className }) => className)).toEqual([
    "refused",
    "",
    "",
  ]);
  expect(lookAfterOrder.mock.calls.map(([{ param }]) => param)).toEqual(
    rows.map(({ number }) => number),
  );
  expect(await axeViolations()).toEqual([]);
});

it("whoever may only read orders is offered nothing to do with several", async () => {
  const permissions = [...permissionsOf(["reader"], "web")];
  open("/admin/orders", {
    ...SIGNED_IN,
    session: () => ({ staff: anOwner({ role: "reader", permissions }) }),
    orders: aList,
  });
  await screen.findByRole("table");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("counts once: a later page shows what the first one said", async () => {
  const asked = vi.fn<(question: Asked) => CallReply<"orders">>((question) => {
    const list = aList(question);
    return { ...list, counts: "after" in question.query ? null : list.counts };
  });
  const { go } = open("/admin/orders", { ...SIGNED_IN, orders: asked });
  const next = await screen.findByRole("link", { name: "Next page" });
  void go(next.getAttribute("href") ?? "");
  await screen.findByRole("link", { name: "First page" });
  await waitFor(() => expect(asked.mock.lastCall?.[0].query).toEqual({ after: "41" }));
  expect(await screen.findByRole("link", { name: "Payment Review 1" })).toBeTruthy();
  expect(asked.mock.calls.map(([{ query }]) => query)).toEqual([{}, { after: "41" }]);
});

it("leads to the next page and back to the first", async () => {
  open("/admin/orders?after=90&status=processing", { ...SIGNED_IN, orders: aList });
  const pages = within(await screen.findByRole("navigation", { name: "Pages of orders" }));
  const href = (name: string) => pages.getByRole("link", { name }).getAttribute("href");
  expect(href("Next page")).toBe("/admin/orders?status=processing&after=41");
  expect(href("First page")).toBe("/admin/orders?status=processing");
});

it("ignores a status and a page that make no sense", async () => {
  const asked = vi.fn<typeof aList>(aList);
  open("/admin/orders?status=lost&sort=size&from=yesterday", { ...SIGNED_IN, orders: asked });
  await screen.findByRole("table");
  expect(asked.mock.lastCall?.[0].query).toEqual({});
});

it("without orders says so, and without matches leads back to all", async () => {
  const empty = { ...SIGNED_IN, orders: noOrders };
  open("/admin/orders", empty);
  expect(await screen.findByText(/No orders yet/)).toBeTruthy();
  open("/admin/orders?search=nobody", empty);
  expect(await screen.findByText("No order matches “nobody”.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all orders" })).toBeTruthy();
});

it("says why the list did not come, and tries again", async () => {
  let works = false;
  const { user } = open("/admin/orders", {
    ...SIGNED_IN,
    orders: (asked) =>
      works ? aList(asked) : new RefusedAnswer(429, "access.tooManyRequests", "Too many requests."),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many requests.");
  works = true;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("table")).toBeTruthy();
});
