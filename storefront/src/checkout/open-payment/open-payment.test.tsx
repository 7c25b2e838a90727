// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { ASK_AGAIN_MS } from "@placket/domain/checkout/placing";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetCartId, keepCartId, keptCartId } from "../../cart/cart-id.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { notices } from "../../notice/notices.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";
import { axeViolations } from "../../testing/axe.ts";
import { MASK_ID } from "../../testing/cart.ts";
import { renderInShop } from "../../testing/render.tsx";
import { tokenOfOrder } from "../placing/placed-orders.ts";
import { placingKey } from "../placing/placing-key.ts";
import { beginPlacing, keepAnswered, keptPlacings } from "../placing/placings.ts";
import { aProblem } from "../testing/checkout-server.ts";
import { aClock } from "../testing/clock.ts";
import { endLeft, leave, nextPage, PLACED, readyToLeave, told } from "../testing/left-payment.tsx";
import { place, server, show } from "../testing/open-checkout.tsx";
import { openPaymentHref } from "./payment-address.ts";
import { paymentWatch } from "./payment-watch.ts";
import { start } from "./start.ts";
import { useLaterText } from "./use-later-text.ts";

const OTHER = "0".repeat(32);
const { number: NUMBER, total } = PLACED;
const UNANSWERED = { number: NUMBER, state: "UNANSWERED", token: null, total };
const AT_BANK = { ...UNANSWERED, state: "AT_BANK" };

beforeEach(readyToLeave);
afterEach(endLeft);

/** The store has answered what was asked last. */
const hear = () => keptPlacings().forEach(({ cartId, since }) => keepAnswered(cartId, since));

describe("a payment that is open while its shopper is elsewhere", () => {
  it.each([
    [
      "is being confirmed",
      UNANSWERED,
      `Your payment of $40.00 for order ${NUMBER} is being confirmed.`,
    ],
    ["waits", AT_BANK, `Your payment of $40.00 for order ${NUMBER} waits for you to confirm it.`],
  ])("is shown on the cart page, with the way back to it: it %s", async (_, standing, text) => {
    const store = server();
    store.standing = standing;
    const { running } = leave(store);
    start(running);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText("Your cart is empty")).toBeNull();
    expect(
      screen.getByRole("heading", { name: "Your last cart is still being paid" }),
    ).toBeTruthy();
    const way = screen.getByRole("link", { name: "Go to the payment" });
    expect(way.getAttribute("href")).toBe("/checkout?payment=open");
    expect(await axeViolations()).toEqual([]);
    const [asked] = store.asked;
    expect(asked?.headers["X-Placing-Key"]).toBe(placingKey(MASK_ID));
  });

  it("is not hidden by a cart that was begun since", async () => {
    const store = server();
    store.standing = AT_BANK;
    const { running } = leave(store, false);
    keepCartId(OTHER);
    start(running);
    expect(await screen.findByText(/waits for you to confirm it/)).toBeTruthy();
    expect(keptCartId()).toBe(OTHER);
  });

  it("is asked after by itself, slower and slower, until it is placed", async () => {
    const clock = aClock();
    const store = server();
    store.standing = UNANSWERED;
    const { running } = leave(store);
    await paymentWatch(running, clock.after)();
    for (const wait of ASK_AGAIN_MS) {
      const before = store.count("StandingOrder");
      clock.pass(wait - 1);
      expect(store.count("StandingOrder")).toBe(before);
      act(() => clock.pass(1));
      await waitFor(() => expect(store.count("StandingOrder")).toBe(before + 1));
    }
    clock.pass(3_600_000);
    expect(store.count("StandingOrder")).toBe(ASK_AGAIN_MS.length + 1);
  });

  it("placed meanwhile: it is told once, with the way to the order, and the cart is gone", async () => {
    const store = server();
    store.standing = PLACED;
    const { running, visited, client } = leave(store);
    start(running);
    await waitFor(() => expect(told()).toEqual([`Your order ${NUMBER} is placed. Thank you.`]));
    expect(keptCartId()).toBeUndefined();
    expect(client.getQueryData(cartQuery(running.shop).queryKey) ?? null).toBeNull();
    nextPage();
    expect(told()).toHaveLength(1);
    expect(keptPlacings()).toEqual([]);
    const [notice] = notices.get();
    act(() => notice?.action?.run());
    await waitFor(() => expect(visited).toEqual([`/checkout/success/${NUMBER}`]));
    expect(tokenOfOrder(NUMBER)).toBe("token-1");
  });

  it("placed beside a cart that was begun since: that one stays", async () => {
    const store = server();
    store.standing = PLACED;
    const { running } = leave(store, false);
    keepCartId(OTHER);
    writeStored(storageKeys.termsAgreed, [1]);
    start(running);
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(keptCartId()).toBe(OTHER);
    expect(readStored(storageKeys.termsAgreed)).toEqual([1]);
    expect(keptPlacings()).toEqual([]);
  });

  it("not placed: nothing was charged, and the cart is back", async () => {
    const store = server();
    const { running, visited } = leave(store, false);
    hear();
    forgetCartId();
    start(running);
    await waitFor(() => expect(told().at(-1)).toContain("nothing was charged"));
    expect(keptCartId()).toBe(MASK_ID);
    expect(await screen.findByRole("link", { name: "Harbor apron" })).toBeTruthy();
    act(() => notices.get().at(-1)?.action?.run());
    await waitFor(() => expect(visited).toEqual(["/checkout/cart"]));
  });

  it.each<[string, (store: ReturnType<typeof server>) => void]>([
    ["does not answer", (store) => (store.isDown = true)],
    ["refuses", (store) => (store.refusal = [aProblem("cart.otherWebsite", "cartId")])],
  ])("a store that %s changes nothing, beside another cart too", async (_, make) => {
    const store = server();
    const { running } = leave(store, false);
    hear();
    const secret = { [MASK_ID]: placingKey(MASK_ID) };
    writeStored(storageKeys.placingKeys, secret);
    for (const atHand of [MASK_ID, OTHER]) {
      keepCartId(atHand);
      make(store);
      await paymentWatch(running, aClock().after)();
      expect(told()).toEqual([]);
      expect(keptCartId()).toBe(atHand);
    }
    expect(keptPlacings()).toMatchObject([{ cartId: MASK_ID, isAnswered: true }]);
    expect(readStored(storageKeys.placingKeys)).toEqual(secret);
  });
});

describe("an order that was asked for, and of which nothing is known yet", () => {
  const UNHEARD = /^We have not heard of your order yet/;

  /** Lets all the pauses pass, until the watch asks no more. */
  async function waitLong(store: ReturnType<typeof server>, clock: ReturnType<typeof aClock>) {
    for (const wait of ASK_AGAIN_MS) {
      const before = store.count("StandingOrder");
      act(() => clock.pass(wait));
      await waitFor(() => expect(store.count("StandingOrder")).toBe(before + 1));
    }
  }

  it("is not called refused by an open cart: its request is on the way, from whichever window", async () => {
    const clock = aClock();
    const store = server();
    const { running } = leave(store, false);
    const secret = { [MASK_ID]: placingKey(MASK_ID) };
    writeStored(storageKeys.placingKeys, secret);
    await paymentWatch(running, clock.after)();
    expect(told()).toEqual([]);
    expect(keptPlacings()).toHaveLength(1);
    expect(readStored(storageKeys.placingKeys)).toEqual(secret);
    store.standing = PLACED;
    act(() => clock.pass(ASK_AGAIN_MS[0] ?? 0));
    await waitFor(() => expect(told()).toEqual([`Your order ${NUMBER} is placed. Thank you.`]));
    expect(keptPlacings()).toEqual([]);
    expect(readStored(storageKeys.placingKeys)).toEqual({});
  });

  it("is refused once it was seen to stand and its cart is open again", async () => {
    const clock = aClock();
    const store = server();
    store.standing = UNANSWERED;
    const { running } = leave(store);
    await paymentWatch(running, clock.after)();
    store.standing = null;
    store.isClosed = false;
    act(() => clock.pass(ASK_AGAIN_MS[0] ?? 0));
    await waitFor(() => expect(told().at(-1)).toContain("nothing was charged"));
    expect(keptPlacings()).toEqual([]);
  });

  it("asked for anew by another window meanwhile, it is waited for anew", async () => {
    const store = server();
    const { running } = leave(store, false);
    hear();
    const watching = paymentWatch(running, aClock().after)();
    const before = keptPlacings()[0]?.since ?? 0;
    writeStored(storageKeys.placings, { [MASK_ID]: { since: before + 1, isAnswered: false } });
    await watching;
    expect(told()).toEqual([]);
    expect(keptPlacings()).toHaveLength(1);
  });

  it("after minutes it is said calmly that nothing was heard; looking again finds it", async () => {
    const clock = aClock();
    const store = server();
    const { running } = leave(store, false);
    await paymentWatch(running, clock.after)();
    await waitLong(store, clock);
    expect(await screen.findByText(UNHEARD)).toBeTruthy();
    expect(told()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    store.standing = PLACED;
    await act(async () => screen.getByRole("button", { name: "Look again" }).click());
    await waitFor(() => expect(told()).toEqual([`Your order ${NUMBER} is placed. Thank you.`]));
    expect(screen.queryByText(UNHEARD)).toBeNull();
  });
});

it("an order of minutes ago is said to be unheard at once, and after every look", async () => {
  const store = server();
  const { running } = leave(store, false);
  const since = Date.now() - 600_000;
  writeStored(storageKeys.placings, { [MASK_ID]: { since, isAnswered: false } });
  await act(paymentWatch(running, aClock().after));
  const text = screen.getByText(/^We have not heard of your order yet/);
  await act(async () => screen.getByRole("button", { name: "Look again" }).click());
  await waitFor(() => expect(text.textContent).toMatch(/^We have not heard/));
  expect(store.count("StandingOrder")).toBe(2);
  expect(told()).toEqual([]);
});

describe("several open payments", () => {
  it("the newest is shown, with how many more there are; one that ends leaves the others", async () => {
    const store = server();
    store.standing = AT_BANK;
    const { running } = leave(store);
    const { since } = keptPlacings()[0] ?? { since: 0 };
    const newer = { ...AT_BANK, number: "100000002" };
    writeStored(storageKeys.placings, {
      [OTHER]: { since: since + 1, isAnswered: false },
      [MASK_ID]: { since, isAnswered: false },
    });
    store.standings = { [OTHER]: newer };
    const look = paymentWatch(running, aClock().after);
    await act(look);
    const more =
      "Your payment of $40.00 for order 100000002 waits for you to confirm it. One more payment is open.";
    expect(screen.getByText(more)).toBeTruthy();
    store.standings = { [OTHER]: { ...newer, state: "PLACED", token: "token-2" } };
    await act(look);
    expect(told()).toEqual(["Your order 100000002 is placed. Thank you."]);
    expect(
      screen.getByText(`Your payment of $40.00 for order ${NUMBER} waits for you to confirm it.`),
    ).toBeTruthy();
    expect(keptPlacings()).toMatchObject([{ cartId: MASK_ID, isAnswered: true }]);
  });
});

it("the words of a bar come after their place, so that they are told", () => {
  const Told = () => <output>{useLaterText("is open")}</output>;
  expect(renderToStaticMarkup(<Told />)).toBe("<output></output>");
  renderInShop(<Told />);
  expect(screen.getByText("is open")).toBeTruthy();
});

describe("the checkout", () => {
  it("left while the card is charged: nobody is led away, and the answer is told where they are", async () => {
    const store = server();
    const { user, visited, unmount } = show(store);
    await screen.findByRole("button", { name: /^Place order/ });
    await user.type(await screen.findByRole("textbox", { name: "PO number" }), "HH-1187");
    const { promise, resolve } = Promise.withResolvers<void>();
    await waitFor(() => expect(document.querySelector("[type=submit][disabled]")).toBeNull());
    store.until = promise;
    await place(user);
    unmount();
    store.standing = PLACED;
    const { running } = leave(store);
    start(running);
    resolve();
    await waitFor(() => expect(told()).toEqual([`Your order ${NUMBER} is placed. Thank you.`]));
    expect(visited).toEqual([]);
  });

  it("shows the open payment on demand, beside whatever cart; given up, the newer one is a press away", async () => {
    const store = server();
    store.answers = [{ challengeUrl: "https://bank.test/1" }];
    store.isClosed = true;
    beginPlacing(MASK_ID);
    keepCartId(OTHER);
    const { user, visited } = show(store, undefined, openPaymentHref());
    await screen.findByRole("heading", { name: "Confirm your payment with your bank" });
    await user.click(screen.getByRole("button", { name: "Use another card" }));
    await screen.findByRole("button", { name: /^Place order/ });
    expect(keptCartId()).toBe(MASK_ID);
    act(() => notices.get().at(-1)?.action?.run());
    await waitFor(() => expect(visited.at(-1)).toBe(`/checkout/cart?cartId=${OTHER}`));
  });
});
