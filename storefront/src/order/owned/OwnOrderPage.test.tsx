// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cartQuery } from "../../cart/cart.queries.ts";
import { notices } from "../../notice/notices.ts";
import { addressOf } from "../../routing/address.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aComment, anItem, anOrder, OrdersServer } from "../testing/orders-server.ts";
import { OwnOrderPage } from "./OwnOrderPage.tsx";

let server: OrdersServer;
beforeEach(() => {
  localStorage.clear();
  server = new OrdersServer();
});
afterEach(cleanup);

function open(order = "100000001") {
  const href = `/sales/order/view/order_id/${order}`;
  const place = { type: "account", address: addressOf(href), params: { order } } as const;
  const shop = server.shop();
  const shown = renderInShop(<OwnOrderPage account={{ id: 7 }} place={place} />, { shop, href });
  return { user: userEvent.setup(), shop, ...shown };
}

const button = (name: string) => screen.getByRole("button", { name });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });

describe("issue 9.5 an order on account", () => {
  const due_at = "2026-04-01T10:00:00.000Z";
  it.each([
    ["OPEN", due_at, "Payable by April 1, 2026"],
    ["OVERDUE", due_at, "Not paid yet, payable by April 1, 2026"],
    ["OPEN", null, "Not paid yet"],
    ["PAID", due_at, "Paid"],
  ] as const)("says by when it is to be paid, and whether it is: %s", async (state, at, text) => {
    const payment_methods = [{ name: "Purchase order PO-77" }];
    server.orders = [anOrder({ payment_methods, on_account: { due_at: at, state } })];
    open();
    const paid = await screen.findByText("Purchase order PO-77");
    expect(paid.nextElementSibling?.textContent).toBe(text);
  });

  it("that was called off says nothing of a payment", async () => {
    server.orders = [anOrder({ on_account: { due_at, state: "NOTHING_OWED" } })];
    open();
    expect((await screen.findByText("Visa ending in 1111")).nextElementSibling).toBeNull();
  });
});

describe("OPEN-38 an order of a customer", () => {
  it("EMB-33, EMB-45 has each of its items saved among one's products", async () => {
    server.orders = [anOrder({ items: [anItem({ product_name: "Coat" })] })];
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Save to My Products: Coat" }));
    await waitFor(() =>
      expect(notices.get().map(({ text }) => text)).toContain(
        "Anna Berg, coat is saved among your products.",
      ),
    );
    const [said] = server.asked.filter(({ name }) => name === "SaveOrderedItem");
    expect(said?.what).toMatchObject({ number: "100000001", item: "item-1" });
    expect(await axeViolations()).toEqual([]);
  });

  it("issue 10.2 shows a garment with its thread, side by side, and none where nothing is sewn", async () => {
    const sewn_pictures = [
      { url: "/media/sewn/1/key/abc-near.jpg", label: "As it will be sewn: “Anna”, Left chest" },
      { url: "/media/sewn/1/key/def-near.jpg", label: "As it will be sewn: Flag Sweden, Yoke" },
    ];
    server.orders = [anOrder({ items: [anItem({ sewn_pictures }), anItem({ id: "item-2" })] })];
    open();
    await screen.findByText("Visa ending in 1111");
    const shown = await screen.findAllByRole("img", { name: /^As it will be sewn/ });
    expect(
      shown.map((image) => ({ url: image.getAttribute("src"), label: image.getAttribute("alt") })),
    ).toEqual(sewn_pictures);
  });

  it("issue 10.3 a list of wearers is one line that unfolds to its names, paper has them all", async () => {
    const wearer = (at: number, size: string): Parameters<typeof anItem>[0] => ({
      id: `item-${at}`,
      product_name: "Chef coat",
      quantity_ordered: 1,
      team: "Kitchen",
      selected_options: [
        { label: "Size", value: size, price: null },
        { label: "Embroidery line 1", value: `Name ${at}`, price: { value: 6, currency: "USD" } },
      ],
    });
    const items = [...Array(60).keys()].map((at) => anItem(wearer(at, at < 20 ? "M" : "L")));
    server.orders = [anOrder({ items: [...items, anItem({ id: "alone" })] })];
    open();
    const line = (await screen.findByText("20 × M, 40 × L, 60 pieces")).closest("li")!;
    expect(within(line).getByText("Kitchen")).toBeTruthy();
    const fold = within(line).getByText("60 names").closest("details")!;
    expect(fold.open).toBe(false);
    expect(within(fold).getByText(/Name 59/)).toBeTruthy();
    expect(line.parentElement?.children).toHaveLength(2);
  });

  it("tells its state and day, its lines, what they came to, where it goes and how it was paid", async () => {
    server.orders = [
      anOrder({
        comments: [
          aComment({ message: "Ring twice" }),
          aComment({ code: "placed", phrase: "Your order was placed." }),
          aComment({ code: "noted", phrase: "A parcel of %1", values: ["two"] }),
        ],
      }),
    ];
    open();
    await screen.findByText("Processing");
    expect(screen.getByText("Placed March 2, 2026")).toBeTruthy();
    const events = within(screen.getByRole("region", { name: "What happened" }));
    expect(events.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "March 2, 2026Your order was placed.",
      "March 2, 2026A parcel of two",
    ]);
    const items = screen.getByRole("region", { name: "Items Ordered" });
    expect(within(items).getByRole("link", { name: "Harbor apron" })).toBeTruthy();
    expect(within(items).getByText("Denim, 2 pieces")).toBeTruthy();
    const facts = screen.getByRole("region", { name: "Order Information" });
    expect(within(facts).getAllByText("Margate, FL 33063")).toHaveLength(2);
    expect(within(facts).getAllByText("United States")).toHaveLength(2);
    expect(within(facts).getByText("Visa ending in 1111")).toBeTruthy();
    expect(within(facts).getByText("Ring twice")).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it("of somebody else is not there", async () => {
    open("999");
    expect(await screen.findByText(/^The order does not exist\./)).toBeTruthy();
  });

  it("that did not load is asked for again", async () => {
    server.refusals["OwnOrder"] = "order.unreadable";
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Processing")).toBeTruthy();
  });
});

describe("ordering again", () => {
  const again = async () => {
    const shown = open();
    await shown.user.click(await screen.findByRole("button", { name: "Order again" }));
    return shown;
  };

  it("tells line by line what has changed since, and takes what is ticked", async () => {
    server.orders = [
      anOrder({
        items: [
          anItem(),
          anItem({ id: "item-2", product_name: "Chef coat" }),
          anItem({ id: "item-3", product_name: "Trousers" }),
        ],
      }),
    ];
    server.today = {
      "item-1": { price: { value: 22, currency: "USD" }, quantity: 3 },
      "item-3": { message: "The requested qty is not available", price: null, quantity: null },
    };
    const { user, client, shop } = await again();
    const apron = await box(/^Harbor apron/);
    expect(document.getElementById(`${apron.id}-hint`)?.textContent).toBe(
      "Now $22.00 each, it was $20.00. Comes as 3 pieces.",
    );
    const trousers = await box(/^Trousers/);
    expect([trousers.checked, trousers.disabled]).toEqual([false, true]);
    expect(document.getElementById(`${trousers.id}-hint`)?.textContent).toBe(
      "The requested qty is not available",
    );
    expect(await axeViolations()).toEqual([]);
    await user.click(await box(/^Chef coat/));
    await user.click(button("Add to Cart"));
    await screen.findByText("It is in your cart.");
    expect(server.last("ReorderItems")).toEqual({ number: "100000001", items: ["item-1"] });
    expect(client.getQueryData(cartQuery(shop).queryKey)?.items).toHaveLength(1);
    expect(screen.getByRole("link", { name: "View Cart" })).toBeTruthy();
  });

  it("says what could not be added after all", async () => {
    server.missing = ["Harbor apron: The requested qty is not available"];
    const { user } = await again();
    await box(/^Harbor apron/);
    await user.click(button("Add to Cart"));
    expect(
      await screen.findByText("Harbor apron: The requested qty is not available"),
    ).toBeTruthy();
  });

  it("a refusal is said, and it may be tried again or left", async () => {
    const { user } = await again();
    await box(/^Harbor apron/);
    server.refusals["ReorderItems"] = "access.busy";
    await user.click(button("Add to Cart"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
    await user.click(button("Cancel"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Order again"));
  });

  it("of what nobody sells any more says so and offers nothing", async () => {
    server.today = { "item-1": { message: "Gone", price: null, quantity: null } };
    await again();
    await screen.findByText("Nothing of this order can be had any more.");
    expect(screen.queryByRole("button", { name: "Add to Cart" })).toBeNull();
  });
});

describe("issue 9 §8 what became of an order, for whoever it is of", () => {
  const usd = (value: number) => ({ value, currency: "USD" as const });

  it("says of the lines of an exchange what they cost more, not that they cost it", async () => {
    const item = anItem({
      product_sale_price: usd(12.5),
      row_total: usd(12.5),
      quantity_ordered: 1,
    });
    server.orders = [anOrder({ is_exchange: true, items: [item] })];
    open();
    await screen.findByText("Difference of $12.50");
    expect(screen.queryByText(/each$/)).toBeNull();
  });

  it("says of each line what was sent, called off, exchanged and paid back", async () => {
    const done = { quantity_ordered: 9, quantity_shipped: 3, quantity_canceled: 2 };
    const item = anItem({ ...done, quantity_exchanged: 1, quantity_refunded: 4 });
    server.orders = [anOrder({ items: [item] })];
    open();
    expect(
      await screen.findByText(
        "Denim, 9 pieces, 3 of 9 shipped, 2 canceled, 1 exchanged, 4 paid back",
      ),
    ).toBeTruthy();
  });

  it("tells what is on its way and where to follow it, and has its papers as files", async () => {
    server.orders = [
      anOrder({
        items: [anItem({ quantity_shipped: 1 })],
        shipments: [
          {
            number: "100000001",
            date: "2026-03-04T10:00:00.000Z",
            items: [{ id: "item-1", product_name: "Harbor apron", quantity_shipped: 1 }],
            tracking: [
              { title: "UPS", number: "1Z9", url: "https://www.ups.com/track?tracknum=1Z9" },
              { title: "Courier", number: "7", url: null },
            ],
          },
        ],
        invoices: [
          { number: "5", date: "2026-03-03T10:00:00.000Z", total: { grand_total: usd(40) } },
        ],
        credit_memos: [
          { number: "6", date: "2026-03-05T10:00:00.000Z", total: { grand_total: usd(20) } },
        ],
      }),
    ];
    open();
    const shipments = within(await screen.findByRole("region", { name: "Shipments" }));
    expect(shipments.getByText("1 × Harbor apron, Denim")).toBeTruthy();
    expect(screen.getByText("Denim, 2 pieces, 1 of 2 shipped")).toBeTruthy();
    const follow = shipments.getByRole("link", { name: "Follow 1Z9" });
    expect(follow.getAttribute("href")).toBe("https://www.ups.com/track?tracknum=1Z9");
    expect(
      shipments.getByRole("link", { name: "Packing slip 100000001" }).getAttribute("href"),
    ).toMatch(
      /\/app-order-paper\?number=100000001&token=order-token&kind=packing-slip&paper=100000001$/,
    );
    const papers = within(screen.getByRole("region", { name: "Invoices and refunds" }));
    expect(papers.getByRole("link", { name: "Invoice 5" }).getAttribute("href")).toMatch(
      /\/app-order-paper\?number=100000001&token=order-token&kind=invoice&paper=5$/,
    );
    expect(papers.getByText(/\$20\.00/)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });
});
