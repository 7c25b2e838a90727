import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import type { PaymentProvider } from "../../providers/payment/payment-provider.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import {
  aCoatShop,
  keysOf,
  returnsIn,
  usd,
  type ReturnedOrder,
} from "../../testing/order/returns.ts";
import { aStaffSession, callAdmin } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recoverMovements } from "../movement/carry-out.ts";

let sandbox: TestSandbox;
let app: TestApp;
let session: string;
let names: Awaited<ReturnType<typeof aCoatShop>>["names"];
let store: ReturnType<typeof returnsIn>;
let number: string;
let sentBack: string;
/** What a processor makes of paying back: as one does of a card that was closed, or that does not answer. */
let refunds: "done" | "refused" | "unanswered" = "done";
const refund: PaymentProvider["refund"] = async (...asked) => {
  if (refunds === "done") return sandbox.provider.refund(...asked);
  return refunds === "refused"
    ? { state: "refused", reason: "amount_too_high" }
    : { state: "unanswered" };
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      ({ names } = await aCoatShop(shop));
    },
    { payment: { ...sandbox.provider, refund } },
  );
  session = await aStaffSession(app);
  store = returnsIn({ app, sandbox, session });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
/** Two coats that were paid, sent, came back good and are exchanged for something cheaper. */
async function cheaper(paysBack: typeof refunds): Promise<ReturnedOrder> {
  refunds = paysBack;
  number = await store.sentOrder(names.bought);
  sentBack = await store.takeBack(number, { sent: 2 });
  return (await store.exchange(sentBack, names.cheap)).json<ReturnedOrder>();
}
beforeEach(() => {
  refunds = "done";
});

type Owing = ReturnedOrder & { readonly returns: readonly { readonly owed: unknown }[] };
const order = async () => (await store.order(number)) as Owing;
const paid = async () => (await order()).items[0]?.paid.value ?? 0;
const pay = async (way = "source", seen?: number) => {
  const [sent] = (await order()).returns;
  const owed = (sent?.owed as { readonly value: number } | null)?.value ?? 0;
  return store.post(`returns/${sentBack}/difference`, { way, seen: usd(seen ?? owed) });
};
const cancel = ({ exchanges }: ReturnedOrder) =>
  store.post(`orders/${exchanges[0]?.by}/cancel`, { reason: "Not to be had" });
const toLookAfter = async () => {
  const answer = await callAdmin(app, `GET orders?money=look-after`, { session });
  return answer.json<{ rows: { number: string }[] }>().rows.map((row) => row.number);
};

describe("issue 9.8 the difference of a cheaper exchange that the processor refuses", () => {
  it("is owed to the buyer, among the money to look after, until it is paid, once", async () => {
    const refused = (await cheaper("refused")) as Owing;
    expect(refused).toMatchObject({
      returns: [{ state: "difference_failed", owed: { value: expect.any(Number) } }],
      money: { refunded: usd(0) },
    });
    expect(await toLookAfter()).toContain(number);
    expect(keysOf(await store.exchange(sentBack, names.cheap, { seen: 0 }))).toEqual([
      "order.returnNotNow",
    ]);
    expect(keysOf(await pay("source", 0.01))).toEqual(["order.sumChanged"]);
    expect(keysOf(await pay("store_credit"))).toEqual(["order.creditNeedsAccount"]);
    const again = (await pay()).json<Owing>();
    expect(again.returns).toMatchObject([{ state: "difference_failed" }]);
    refunds = "done";
    const { returns } = await order();
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await order()).toMatchObject({
      returns: [{ state: "exchanged", owed: null }],
      money: { refunded: returns[0]?.owed },
    });
    expect(await toLookAfter()).not.toContain(number);
  });

  it("is no advance where the exchange is canceled: all that was paid can be paid back", async () => {
    await cancel(await cheaper("refused"));
    expect((await order()).returns).toMatchObject([{ state: "exchanged", owed: null }]);
    refunds = "done";
    expect((await store.refund(number, 2, await paid())).statusCode).toBe(200);
    expect((await order()).money?.refunded).toEqual(usd(await paid()));
  });

  it("is no advance either where it is refused after the exchange was canceled", async () => {
    await cancel(await cheaper("unanswered"));
    refunds = "refused";
    const later = new Date(Date.now() + 3_600_000);
    await recoverMovements({ ...contextFor(app.call), now: later });
    expect(await order()).toMatchObject({
      returns: [{ state: "exchanged", owed: null }],
      money: { refunded: usd(0) },
    });
    refunds = "done";
    expect((await store.refund(number, 2, await paid())).statusCode).toBe(200);
  });
});
