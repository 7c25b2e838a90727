// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardFrame } from "../checkout/testing/card-frame.ts";
import { keepPlacedOrder } from "../checkout/placing/placed-orders.ts";
import {
  place,
  readyToPay,
  server,
  show as showCheckout,
} from "../checkout/testing/open-checkout.tsx";
import { axeViolations } from "../testing/axe.ts";
import { refusedWith, aProblem } from "../checkout/testing/checkout-server.ts";
import { subscribe, type Events } from "../events/events.ts";
import { addressOf } from "../routing/address.ts";
import { loginHref } from "../routing/referer.ts";
import { renderInShop } from "../testing/render.tsx";
import type { Shop } from "../api/shop.ts";
import { aRefusal, aShop } from "../testing/shop.ts";
import type { CallReply } from "../api/rest.ts";
import { OrdersServer } from "./testing/orders-server.ts";
import { SuccessPage } from "./SuccessPage.tsx";

const NUMBER = "100000001";
const dollars = (value: number) => ({ value, currency: "USD", formatted: `$${value}` });

const order: CallReply<"order"> = {
  number: NUMBER,
  status: "processing",
  email: "buyer@example.com",
  placed_at: "2026-03-02T10:00:00.000Z",
  is_exchange: false,
  items: [
    {
      sku: "APRON-DENIM",
      name: "Harbor apron",
      quantity: 2,
      options: [{ label: "Color", value: "Denim", price: null }],
      price: dollars(20),
      row_total: dollars(40),
      image: null,
      sewn_picture: null,
      sewn_pictures: [],
      team: null,
      url: "/harbor-apron",
    },
  ],
  totals: [
    { code: "subtotal", label: "Subtotal", phrase: "Subtotal", values: [], amount: dollars(40) },
    { code: "shipping", label: "Shipping", phrase: "Shipping", values: [], amount: dollars(0) },
    {
      code: "grand_total",
      label: "Grand Total",
      phrase: "Grand Total",
      values: [],
      amount: dollars(40),
    },
  ],
  billing_address: ["Demo Buyer", "400 Ledger Avenue", "Miami, FL 33101"],
  shipping_address: ["Demo Buyer", "12 Pier Street", "Margate, FL 33063"],
  shipping_method: "Flat Rate - Ground",
  arrival: { from: "2026-03-05", to: "2026-03-09" },
  history: [],
  payment: "Visa ending 1111",
};

let told: Events["purchase"][];
let stop: () => void;
let asked: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  told = [];
  asked = [];
  stop = subscribe("purchase", (purchase) => told.push(purchase));
});
afterEach(() => {
  cleanup();
  stop();
});

function show(answer: () => CallReply<"order"> = () => order) {
  const params = { order: NUMBER };
  const place = {
    type: "success",
    address: addressOf(`/checkout/success/${NUMBER}`),
    params,
  } as const;
  const shop = aShop({
    order: ({ query }) => {
      asked.push(query);
      return answer();
    },
  });
  return renderInShop(<SuccessPage place={place} />, { shop });
}

describe("the success page", () => {
  it("OPEN-36 tells order number, confirmation address, summary and the way on", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    show();
    await screen.findByText(`Your order number is ${NUMBER}.`);
    expect(asked).toEqual([{ number: NUMBER, token: "token-1" }]);
    expect(screen.getByText("A confirmation is on its way to buyer@example.com.")).toBeTruthy();
    expect(screen.getByText("Denim, 2 pieces")).toBeTruthy();
    expect(screen.getByText("Margate, FL 33063")).toBeTruthy();
    expect(screen.getByText("FREE")).toBeTruthy();
    expect(screen.getByText("TOTAL:").nextSibling?.textContent).toBe("$40.00");
    expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/");
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ["canceled", "Your order was canceled."],
    ["closed", "Your order was paid back."],
  ])(
    "thanks nobody for an order that is %s by then, and tells no purchase",
    async (status, said) => {
      keepPlacedOrder({ number: NUMBER, token: "token-1" });
      show(() => ({ ...order, status }));
      await screen.findByRole("heading", { level: 1, name: said });
      expect(screen.getByText("Denim, 2 pieces")).toBeTruthy();
      expect(screen.queryByText("What happens next")).toBeNull();
      expect(told).toEqual([]);
    },
  );

  it("OPEN-36 tells what happens next and when it arrives, and prints", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    show();
    const list = await screen.findByRole("list", { name: "What happens next" });
    const said = within(list).getAllByRole("listitem");
    expect(said.map((one) => one.textContent)).toEqual([
      "A confirmation is on its way to buyer@example.com.",
      "We pack your order and hand it to the carrier.",
      "It arrives March 5 – 9.",
    ]);
    expect(screen.getByText("Arrives March 5 – 9")).toBeTruthy();
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole("button", { name: "Print the order" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("OPEN-36 tells of an embroidered order that it is sewn, and that a proof may come first", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    const sewn = { url: "/media/sewn/3/key/hash-near.jpg", label: "“Anna”, Left chest" };
    show(() => ({
      ...order,
      items: order.items.map((item) => ({ ...item, sewn_pictures: [sewn] })),
    }));
    const list = await screen.findByRole("list", { name: "What happens next" });
    const [, said] = within(list).getAllByRole("listitem");
    expect(said?.textContent).toMatch(/^We sew your embroidery\./);
  });

  it("on paper stand the shop's name and telephone, the day, each price and who pays", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    const { container } = show();
    expect(await screen.findByText("Placed March 2, 2026")).toBeTruthy();
    const paper = container.cloneNode(true) as HTMLElement;
    for (const left of paper.querySelectorAll(".no-print")) left.remove();
    expect(paper.textContent).toContain("Placket+1 800 555 0142");
    expect(paper.textContent).toContain("$20.00 each");
    expect(paper.textContent).toContain("400 Ledger Avenue");
    expect(paper.textContent).toContain("12 Pier Street");
    expect(paper.textContent).toContain("Placed March 2, 2026");
    expect(paper.querySelector("button")).toBeNull();
  });

  it("an order that ships nothing tells of no carrier", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    show(() => ({ ...order, shipping_address: [], shipping_method: null, arrival: null }));
    const list = await screen.findByRole("list", { name: "What happens next" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  });

  it("OPEN-36 tells purchase once, also when the page is loaded again", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    const first = show();
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]).toMatchObject({ orderNumber: NUMBER, value: 40, currency: "USD" });
    first.unmount();
    show();
    await screen.findByText(`Your order number is ${NUMBER}.`);
    expect(told).toHaveLength(1);
  });

  describe("opened by a letter's link", () => {
    const fromLetter = (server: OrdersServer, asOrdered = order) => {
      const address = addressOf(`/checkout/success/${NUMBER}#token-of-letter`);
      const place = { type: "success", address, params: { order: NUMBER } } as const;
      const orders = server.shop();
      const { call } = aShop({ order: () => asOrdered });
      const shop: Shop = {
        ...orders,
        call: (name, input) => (name === "order" ? call : orders.call)(name, input),
      };
      return renderInShop(<SuccessPage place={place} />, { shop });
    };
    const known = { number: NUMBER, token: "token-of-letter" };

    it("CHECK-32 the letter's link shows it on any device as it stands, thanks nobody, and is no purchase", async () => {
      const server = new OrdersServer();
      fromLetter(server);
      await screen.findByRole("heading", { level: 1, name: `Order ${NUMBER}` });
      await screen.findByText("Processing");
      expect(server.last("OrderAfter")).toEqual({ input: known });
      expect(screen.queryByText("Thank you for your order")).toBeNull();
      expect(screen.queryByText("What happens next")).toBeNull();
      expect(told).toEqual([]);
      expect(await axeViolations()).toEqual([]);
    });

    it("issue 9.8 the letter that asks for an exchange's difference leads to where it is paid", async () => {
      const server = new OrdersServer();
      const total = { grand_total: { value: 12.5, currency: "USD" } };
      server.changes = { ...server.changes, available_actions: ["PAY"], total };
      fromLetter(server);
      await userEvent.click(
        await screen.findByRole("button", { name: "Pay the difference of $12.50" }),
      );
      await cardFrame();
      await userEvent.click(screen.getByRole("button", { name: "Pay $12.50" }));
      await screen.findByText("Thank you. We send it now.");
      expect(server.last("PayForExchange")).toEqual({
        input: { number: NUMBER, token: "order-token", payment_method_nonce: "tok_1" },
      });
    });

    it("CHECK-32 one of an account is shown, and says where to sign in to pay or change it", async () => {
      const server = new OrdersServer();
      server.refusals["OrderAfter"] = "order.ofAccount";
      fromLetter(server);
      await screen.findByText(/^This order is in an account/);
      expect(await screen.findByText("Denim, 2 pieces")).toBeTruthy();
      const way = screen.getByRole("link", { name: "Sign In" }).getAttribute("href");
      expect(way).toBe(loginHref(`/sales/order/view/order_id/${NUMBER}`));
      expect(await axeViolations()).toEqual([]);
    });

    it("issue 9.8 an exchange of an account costs its difference there, and not so much each", async () => {
      const server = new OrdersServer();
      server.refusals["OrderAfter"] = "order.ofAccount";
      fromLetter(server, { ...order, is_exchange: true });
      await screen.findByText("Difference of $40.00");
      expect(screen.queryByText(/each$/)).toBeNull();
    });

    it("CHECK-32 a link that opens nothing shows no data", async () => {
      const server = new OrdersServer();
      server.refusals["OrderAfter"] = "order.noSuchOrder";
      fromLetter(server);
      await screen.findByText(/Orders are shown to whoever placed them/);
      expect(document.body.textContent).not.toContain(NUMBER);
    });
  });

  it("CHECK-32 without the token it asks for nothing and shows no data", async () => {
    show();
    await screen.findByText(/Orders are shown to whoever placed them/);
    expect(asked).toEqual([]);
    expect(document.body.textContent).not.toContain(NUMBER);
  });

  it("CHECK-32 a token that the server does not take shows no data either", async () => {
    keepPlacedOrder({ number: NUMBER, token: "wrong" });
    show(() => {
      throw refusedWith([aProblem("order.noSuchOrder", "number")]);
    });
    await screen.findByText(/Orders are shown to whoever placed them/);
    expect(told).toEqual([]);
  });

  it("an order that does not load is tried again", async () => {
    keepPlacedOrder({ number: NUMBER, token: "token-1" });
    let isDown = true;
    show(() => {
      if (isDown) throw aRefusal(0);
      return order;
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await userEvent.click(again);
    await screen.findByText("A confirmation is on its way to buyer@example.com.");
    expect(asked).toHaveLength(2);
  });
});

it("hallway: right after placing it draws what the order was answered with, and asks for nothing", async () => {
  readyToPay();
  const store = server();
  store.answers = [{ orderV2: { number: NUMBER, token: "token-1", shown: order } }];
  const { user, visited } = showCheckout(store);
  await place(user);
  await waitFor(() => expect(visited).toEqual([`/checkout/success/${NUMBER}`]));
  cleanup();
  const at = { type: "success", address: addressOf(`/checkout/success/${NUMBER}`) } as const;
  renderInShop(<SuccessPage place={{ ...at, params: { order: NUMBER } }} />, {
    shop: aShop(),
  });
  expect(await screen.findByText(`Your order number is ${NUMBER}.`)).toBeTruthy();
  expect(screen.getByText("Visa ending 1111")).toBeTruthy();
});
