// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOf } from "../../routing/address.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { anItem, anOrder, OrdersServer } from "../testing/orders-server.ts";
import { OrderHistory } from "./OrderHistory.tsx";

const HREF = "/sales/order/history";

let server: OrdersServer;
beforeEach(() => {
  server = new OrdersServer();
});
afterEach(cleanup);

function open(href = HREF) {
  const place = { type: "account", address: addressOf(href), params: {} } as const;
  const shown = renderInShop(<OrderHistory account={{ id: 7 }} place={place} />, {
    shop: server.shop(),
    href,
  });
  return { user: userEvent.setup(), ...shown };
}

describe("OPEN-38 the orders of a customer", () => {
  it("stand in rows, with day, state, what is in them and what they came to", async () => {
    const more = ["Chef coat", "Harbor apron", "Trousers"].map((product_name, at) =>
      anItem({ id: `item-${at}`, product_name, quantity_ordered: 1 }),
    );
    server.orders = [anOrder(), anOrder({ number: "100000002", items: more })];
    open();
    const [first, second] = await screen.findAllByRole("article");
    expect(within(first!).getByRole("link", { name: "Order 100000001" })).toHaveProperty(
      "pathname",
      "/sales/order/view/order_id/100000001",
    );
    expect(first!.textContent).toMatch(
      /March 2, 2026.*Processing.*Harbor apron.*\$40\.00.*2 pieces/,
    );
    expect(second!.textContent).toContain("Chef coat, Harbor apron and 1 more");
    expect(screen.getByText("2 orders")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("issue 9.8 say which of them waits for their buyer's payment, and lead to where it is paid", async () => {
    const toPay = { value: 12.5, currency: "USD" as const };
    const status = "Waiting for your payment";
    server.orders = [anOrder({ status, awaited_payment: toPay }), anOrder({ number: "100000002" })];
    open();
    const [first, second] = await screen.findAllByRole("article");
    expect(first!.textContent).toContain(status);
    const way = within(first!).getByRole("link", { name: "Pay the difference of $12.50" });
    expect(way).toHaveProperty("pathname", "/sales/order/view/order_id/100000001");
    expect(second!.textContent).not.toContain("Pay the difference");
  });

  it("are searched by text, state and days, and the search is the address", async () => {
    const { user, visited } = open();
    await screen.findByRole("article");
    await user.type(screen.getByLabelText("Order number or item"), " apron ");
    await user.click(screen.getByRole("button", { name: "Filters" }));
    await user.selectOptions(screen.getByLabelText("Status"), "Complete");
    await user.type(screen.getByLabelText("Placed from"), "2026-03-01");
    await user.click(screen.getByRole("button", { name: "Show orders" }));
    await waitFor(() =>
      expect(visited).toEqual([`${HREF}?q=apron&status=complete&from=2026-03-01`]),
    );
  });

  it("are seen before the filters, which open by a press and hold while they are closed", async () => {
    const { user, visited } = open(`${HREF}?q=apron&status=complete&to=2026-04-01`);
    await screen.findByRole("article");
    const filters = screen.getByRole("button", { name: "Filters (2)" });
    expect(filters.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("combobox", { name: "Status" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Search orders" }));
    await waitFor(() => expect(visited).toEqual([`${HREF}?q=apron&status=complete&to=2026-04-01`]));
    filters.focus();
    await user.keyboard("{Enter}");
    expect(filters.getAttribute("aria-expanded")).toBe("true");
    const status = screen.getByRole<HTMLSelectElement>("combobox", { name: "Status" });
    expect(document.getElementById(filters.getAttribute("aria-controls") ?? "")).toBe(
      status.closest("div[id]"),
    );
    expect(status.value).toBe("complete");
    // What is opened comes next for the keyboard.
    await user.tab();
    expect(document.activeElement).toBe(status);
    expect(await axeViolations()).toEqual([]);
  });

  it("what the address asks is asked of the store, nonsense in it is not", async () => {
    open(`${HREF}?q=apron&status=complete&from=2026-03-01&to=yesterday&p=2`);
    await screen.findByRole("article");
    expect(server.last("OwnOrders")).toEqual({
      filter: {
        search: "apron",
        status: { eq: "complete" },
        order_date: { from: "2026-03-01", to: null },
      },
      page: 2,
      size: 10,
    });
    cleanup();
    open(`${HREF}?status=hacked&from=2026-13-45&p=-1`);
    await screen.findByRole("article");
    expect(server.last("OwnOrders")).toEqual({ filter: {}, page: 1, size: 10 });
  });

  it("are turned over page by page, the search kept", async () => {
    server.total = 25;
    open(`${HREF}?q=apron`);
    const next = await screen.findByRole("link", { name: "Next" });
    expect(next.getAttribute("href")).toBe(`${HREF}?q=apron&p=2`);
  });

  it("an empty list says whether nothing was ordered or nothing found", async () => {
    server.orders = [];
    open();
    await screen.findByText(/^You have not ordered anything yet/);
    cleanup();
    open(`${HREF}?q=boots`);
    expect(await screen.findByText(/^No order fits this search/)).toBeTruthy();
  });

  it("that did not load are asked for again", async () => {
    server.refusals["OwnOrders"] = "access.badRequest";
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("article")).toBeTruthy();
  });
});
