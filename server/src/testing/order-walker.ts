import { expect } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { giveUpPayment } from "../order/money/give-up.ts";
import { placeOrder } from "../order/order.ts";
import { settle } from "../order/money/ask-for-payment.ts";
import { recoverOrders } from "../order/recover-orders.ts";
import type { PaymentProvider } from "../providers/payment/payment-provider.ts";
import type { TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aGiftCard, applyCard } from "./gift-card.ts";
import { aGuest, type Guest } from "./guest.ts";
import { aPlainWish } from "./plain-wish.ts";
import { callAdmin } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** How the line to the processor is: nothing comes back, or another answer than it gave. */
export interface Line {
  state: "good" | "deaf" | "lying";
}

/** The real processor, whose answers are lost or twisted on the way. */
export function overABadLine(provider: PaymentProvider, line: Line): PaymentProvider {
  return {
    ...provider,
    authorize: async (request) => {
      const answer = await provider.authorize(request);
      if (line.state === "lying") return { state: "declined", reason: "declined" };
      return line.state === "deaf" ? { state: "unanswered" } : answer;
    },
    find: async (key) => (line.state === "deaf" ? "unknown" : provider.find(key)),
  };
}

interface Stage {
  readonly app: TestApp;
  readonly sandbox: TestSandbox;
  readonly session: string;
  readonly line: Line;
}

/** A guest, the time and staff, who take an order all the ways that there are. */
export function orderWalker({ app, sandbox, session, line }: Stage) {
  let guest: Guest;
  const context = () => ({
    ...contextFor(app.call),
    placingKey: "the browser's secret",
    now: app.time.now,
  });
  /** The payment's money is there by now, or has gone back. */
  const soon = async (state: string) =>
    await expect.poll(async () => (await latest()).state).toBe(state);

  /** The latest payment there is. */
  const latest = () =>
    app.shop.db
      .selectFrom("payment")
      .innerJoin("sales_order", "sales_order.id", "order_id")
      .select(["number", "idempotency_key as key", "state"])
      .orderBy("payment.id", "desc")
      .executeTakeFirstOrThrow();

  /** A new guest pays by this card. */
  async function pays(card: string) {
    guest = await aGuest(app, [{ sku: "CAP", quantity: 1 }]);
    return paysAgain(card);
  }
  async function paysAgain(card: string): Promise<string> {
    await guest.pay(await sandbox.tokenFor(card));
    return asksAgain();
  }
  /** Gives the bank's page, where it wants to see its customer. */
  async function asksAgain(): Promise<string> {
    const placed = await placeOrder(context(), aPlainWish(guest.maskId));
    return placed.ok && placed.value.state === "challenge" ? placed.value.url : "";
  }
  /** The second try has nothing left to pay. */
  async function paysByGiftCard() {
    const { code } = await aGiftCard(app, session);
    await applyCard(app, guest.maskId, code);
    await guest.pay("free");
    await asksAgain();
  }
  const paysUnheard = async (card: string) => {
    line.state = "deaf";
    await pays(card);
    line.state = "good";
  };
  const givesUp = () => giveUpPayment(context(), guest.maskId);
  const unheardForGood = async () => {
    line.state = "deaf";
    await timePasses();
    line.state = "good";
  };
  async function timePasses(minutes = 31) {
    app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
    await recoverOrders(context());
  }
  /** What somebody does at the processor, past the store. */
  async function atProcessor(deed: "capture" | "void") {
    const { key } = await latest();
    const standing = await sandbox.provider.find(key);
    if (standing === "unknown" || !("reference" in standing)) throw new Error("Nothing is held");
    const { reference } = standing;
    if (deed === "void") return sandbox.provider.void(reference, `${key}-by-hand`);
    if (standing.state !== "authorized") throw new Error("Nothing to take");
    return sandbox.provider.capture(reference, standing.amount, `${key}-by-hand`);
  }
  async function heardLate() {
    const { key } = await latest();
    const verdict = await sandbox.provider.find(key);
    if (verdict !== "unknown") await settle(context(), { idempotencyKey: key, verdict });
  }

  async function staff(step: string, body: object = {}) {
    const { number } = await latest();
    const answer = await callAdmin(app, `POST orders/${number}/${step}`, { session, body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const told = async () =>
    (await callAdmin(app, `GET orders/${(await latest()).number}`, { session })).json<Told>();
  const takes = async () => staff("invoices", { leftOut: [], seen: (await told()).money.asked });
  const ships = async () =>
    staff("shipments", { pieces: [{ itemId: await firstLine(), quantity: 1 }], tracks: [] });
  const firstLine = async () => (await told()).items[0]?.id ?? 0;
  async function paysBack() {
    const { money } = await told();
    await staff("refunds", {
      pieces: [{ itemId: await firstLine(), quantity: 1 }],
      shipping: money.shipping,
      adjustment: { value: 0, currency: "USD" },
      way: "source",
      left: money.asked,
      toShelf: true,
      reason: "Torn",
      seen: money.asked,
    });
  }

  return {
    cartId: () => guest.maskId,
    pays,
    paysAgain,
    paysUnheard,
    asksAgain,
    paysByGiftCard,
    givesUp,
    unheardForGood,
    timePasses,
    atProcessor,
    heardLate,
    staff,
    takes,
    ships,
    paysBack,
    soon,
  };
}

interface Told {
  readonly items: readonly { readonly id: number; readonly paid: object }[];
  readonly money: { readonly asked: object; readonly shipping: { readonly value: number } };
}
