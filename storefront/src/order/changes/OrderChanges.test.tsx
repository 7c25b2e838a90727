// @vitest-environment jsdom
import { ownOrderFromWire, type OwnOrder } from "@placket/contract/order/own-order.codec";
import { problem } from "@placket/domain/problem";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardFrame } from "../../checkout/testing/card-frame.ts";
import { CARDS_ORIGIN } from "../../checkout/testing/checkout-server.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal } from "../../testing/shop.ts";
import { aStoredCard } from "../../testing/stored-card.ts";
import { anOrder, OrdersServer } from "../testing/orders-server.ts";
import { orderChangesQuery } from "./order-changes.queries.ts";
import OrderChanges from "./OrderChanges.tsx";

let server: OrdersServer;
beforeEach(() => {
  server = new OrdersServer();
});
afterEach(cleanup);

function open({ isOwn = false } = {}) {
  const shop = server.shop();
  function Page() {
    const [order, show] = useState<OwnOrder>(ownOrderFromWire(anOrder(), shop.locale));
    return (
      <>
        <p>{order.status}</p>
        <OrderChanges order={order} isOwn={isOwn} onChange={show} />
      </>
    );
  }
  const { client } = renderInShop(<Page />, { shop });
  return Object.assign(userEvent.setup(), { client });
}

const press = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole("button", { name }));

/** One of several sizes of a product. */
const apron = (size: string) => ({
  product_name: "Harbor apron",
  selected_options: [{ value: "Denim" }, { value: size }],
});

const known = { number: "100000001", token: "order-token" };

describe("issue 9.8 what shoppers do with an order of theirs", () => {
  it("cancel it while nobody packs it, with a reason, and see it as it is then", async () => {
    server.changes = { ...server.changes, available_actions: ["CANCEL"] };
    const user = open();
    await press(user, "Cancel the order");
    expect(document.activeElement?.textContent).toBe("Cancel the order");
    expect(await axeViolations()).toEqual([]);
    await user.selectOptions(screen.getByLabelText("Why"), "Other");
    await press(user, "Yes, cancel it");
    await screen.findByText("The order will not be sent.");
    expect(server.last("CancelOrder")).toEqual({ input: { ...known, reason: "Other" } });
    await screen.findByText("Canceled");
    expect(screen.queryByRole("button", { name: "Cancel the order" })).toBeNull();
  });

  it("of a guest that went into an account since: nothing can be done, and nothing has failed", async () => {
    server.refused = aRefusal(403, { problems: [problem("order.ofAccount")] });
    const { client } = open();
    const key = orderChangesQuery(server.shop(), known).queryKey;
    await expect.poll(() => client.getQueryData(key)).toBeNull();
    expect(client.hasFailures()).toBe(false);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are told why it was not canceled, and may go back", async () => {
    server.changes = { ...server.changes, available_actions: ["CANCEL"] };
    server.notCanceled = "The order is being packed.";
    const user = open();
    await press(user, "Cancel the order");
    await press(user, "Yes, cancel it");
    await screen.findByText("The order is being packed.");
    await press(user, "Back");
    expect(await screen.findByRole("button", { name: "Cancel the order" })).toBeTruthy();
  });

  it("send pieces back that have arrived, and see how the return stands", async () => {
    server.changes = {
      ...server.changes,
      available_actions: ["RETURN"],
      items: [
        { id: "item-1", ...apron("M"), quantity_returnable: 2 },
        { id: "item-2", ...apron("L"), quantity_returnable: 1 },
      ],
      returns: null,
    };
    const user = open();
    await press(user, "Send something back");
    await press(user, "Ask for the return");
    await screen.findByText("Choose how many pieces you send back.");
    await user.selectOptions(screen.getByLabelText("Harbor apron, Denim, M"), "1");
    await press(user, "Ask for the return");
    await screen.findByText("Choose why you send it back.");
    expect(server.last("RequestReturn")).toBeUndefined();
    await user.selectOptions(screen.getByLabelText("Why"), "Wrong size");
    await user.type(screen.getByLabelText("What we should know"), "Too wide");
    expect(await axeViolations()).toEqual([]);
    await press(user, "Ask for the return");
    await screen.findByRole("heading", { name: "Return 100000007: Asked for" });
    await screen.findByText(/Please do not send anything yet\./);
    expect(server.last("RequestReturn")).toEqual({
      input: {
        ...known,
        reason: "WRONG_SIZE",
        comment_text: "Too wide",
        items: [{ order_item_uid: "item-1", quantity_to_return: 1 }],
      },
    });
  });

  it("say of what came back how many pieces were good, once somebody has looked", async () => {
    const item = { product_name: "Harbor apron", request_quantity: 3 };
    server.changes = {
      ...server.changes,
      available_actions: [],
      items: [{ id: "1", ...apron("M"), quantity_returnable: 0 }],
      returns: {
        items: [
          {
            number: "7",
            status: "CLOSED",
            status_label: "Closed",
            end_reason: "Worn",
            send_to: null,
            items: [{ uid: "1", ...item, quantity: 1 }],
          },
          {
            number: "8",
            status: "RECEIVED",
            status_label: "Received",
            end_reason: null,
            send_to: null,
            items: [{ uid: "2", ...item, quantity: 0 }],
          },
        ],
      },
    };
    open();
    await screen.findByRole("heading", { name: "Return 7: Closed" });
    expect(screen.getByText("Worn")).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "3 × Harbor apron, Denim, M, 1 of them good",
      "3 × Harbor apron",
    ]);
  });

  it.each([
    ["1 Dock Road", "Send it to: 1 Dock Road"],
    ["", "We write to you where to send it."],
  ])("are told where to send what is approved, by the address %o", async (send_to, told) => {
    const items = [{ uid: "1", product_name: "Apron", request_quantity: 1, quantity: 0 }];
    const approved = {
      status: "AUTHORIZED",
      status_label: "Approved, please send it",
    } as const;
    const returns = { items: [{ number: "7", ...approved, end_reason: null, send_to, items }] };
    server.changes = { ...server.changes, returns };
    open();
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.getByText("Put the number of the return into the parcel: 7")).toBeTruthy();
  });

  it("issue 9.8 pay the difference of an exchange by card, after why it was not paid, and see the order as it is then", async () => {
    const total = { grand_total: { value: 10, currency: "USD" } };
    server.changes = { ...server.changes, available_actions: ["PAY"], total };
    server.notPaid = "The card was declined.";
    const user = open();
    await press(user, "Pay the difference of $10.00");
    await cardFrame();
    expect(await axeViolations()).toEqual([]);
    await press(user, "Pay $10.00");
    await screen.findByText("The card was declined.");
    server.notPaid = undefined;
    await press(user, "Pay $10.00");
    await screen.findByText("Thank you. We send it now.");
    expect(server.last("PayForExchange")).toEqual({
      input: { ...known, payment_method_nonce: "tok_1" },
    });
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  });

  it("issue 9.8 pay it by a stored card, and go back to it from another one", async () => {
    const total = { grand_total: { value: 10, currency: "USD" } };
    server.changes = { ...server.changes, available_actions: ["PAY"], total };
    server.storedCards = [
      aStoredCard("hash-1", { brand: "visa", last4: "1111", expiry: "12/2040" }),
    ];
    const user = open({ isOwn: true });
    await press(user, "Pay the difference of $10.00");
    await press(user, "Use another card");
    await cardFrame();
    await press(user, "Use a stored card");
    expect(await screen.findByRole("radio", { name: /1111/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Use a stored card" })).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await press(user, "Pay $10.00");
    await screen.findByText("Thank you. We send it now.");
    expect(server.last("PayForExchange")).toEqual({ input: { ...known, public_hash: "hash-1" } });
  });

  it("CHECK-26 with the proof that no machine pays, where the shop wants one", async () => {
    const total = { grand_total: { value: 10, currency: "USD" } };
    server.changes = { ...server.changes, available_actions: ["PAY"], total };
    server.recaptcha = "recaptcha_v3";
    const user = open();
    await press(user, "Pay the difference of $10.00");
    await cardFrame();
    const script = await waitFor(() => {
      const found = document.head.querySelector<HTMLScriptElement>("script[src*=recaptcha]");
      if (!found) throw new Error("No script yet");
      return found;
    });
    const grecaptcha = {
      ready: (run: () => void) => run(),
      execute: () => Promise.resolve("proof-1"),
    };
    Object.assign(window, { grecaptcha });
    script.dispatchEvent(new Event("load"));
    await press(user, "Pay $10.00");
    await waitFor(() => expect(server.last("PayForExchange")).toBeDefined());
    expect(server.paidWith).toBe("proof-1");
  });

  it("issue 9.8 whose bank wants to see its customer is asked for again without a card", async () => {
    const total = { grand_total: { value: 10, currency: "USD" } };
    server.changes = { ...server.changes, available_actions: ["PAY"], total };
    server.challengeUrl = `${CARDS_ORIGIN}/challenge/1`;
    const user = open();
    await press(user, "Pay the difference of $10.00");
    await cardFrame();
    await press(user, "Pay $10.00");
    const dialog = await screen.findByRole("dialog", { name: "Confirm your payment" });
    server.challengeUrl = null;
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await screen.findByText("Thank you. We send it now.");
    expect(server.last("PayForExchange")).toEqual({ input: known });
  });

  it("are offered nothing where nothing can be done", async () => {
    open();
    await expect.poll(() => server.last("OrderChanges")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
