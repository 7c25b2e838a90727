import { money } from "@placket/domain/money/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { heldBut } from "../../held/held-but.ts";
import { contextFor } from "../../http/open-call.ts";
import { paymentProvider } from "../../payment/payment.ts";
import { startTestSandbox, type TestSandbox } from "../../providers/payment/test-sandbox.ts";
import { crashing, type Crash } from "../../testing/crash.ts";
import { aGuest } from "../../testing/guest.ts";
import { instead } from "../../testing/instead.ts";
import { aProduct } from "../../testing/shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../../testing/staff.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { aStaff } from "@placket/domain/access/principal";
import { captureMoney } from "./capture.ts";
import { recoverMovements } from "./carry-out.ts";
import { refundMoney } from "./refund.ts";

let sandbox: TestSandbox;
let app: TestApp;
let crash: Crash;
let dyingCtx: () => ReturnType<typeof contextFor>;
let session: string;
let number: string;
let cap: number;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp(
    async (shop) => {
      await aProduct(shop, { sku: "CAP", stock: { quantity: 10_000 } });
    },
    { payment: sandbox.provider },
  );
  session = await aStaffSession(app);
  const dying = crashing(app.call.db, sandbox.provider);
  crash = dying.crash;
  const held = heldBut(app.call.held, instead(paymentProvider, dying.payment));
  dyingCtx = () => ({
    ...contextFor({ ...app.call, db: dying.db, held }),
    principal: aStaff({ staffId: 1, email: STAFF.email, role: "owner" }),
  });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});
beforeEach(async () => {
  await place(5);
});

async function place(quantity: number): Promise<void> {
  const guest = await aGuest(app, [{ sku: "CAP", quantity }]);
  await guest.pay(await sandbox.tokenFor("4111111111111111"));
  number = (await guest.placeOrder()).orderV2?.number ?? "";
  cap = (await order()).items[0]?.id ?? 0;
}

interface Wire {
  readonly value: number;
  readonly currency: string;
}
interface Order {
  readonly status: string;
  readonly items: readonly {
    readonly id: number;
    readonly paid: Wire;
    readonly progress: Readonly<Record<string, number>>;
  }[];
  readonly money: {
    readonly asked: Wire;
    readonly captured: Wire;
    readonly refunded: Wire;
    readonly shipping: Wire;
    readonly isMoving: boolean;
    readonly trouble: string | null;
  };
  readonly papers: readonly {
    readonly kind: string;
    readonly number: string;
    readonly total: Wire;
  }[];
  readonly payments: readonly { readonly state: string }[];
  readonly events: readonly { readonly text: string; readonly by: string | null }[];
  readonly steps: Readonly<Record<string, string | null>>;
}
const order = async () => (await callAdmin(app, `GET orders/${number}`, { session })).json<Order>();
const post = (name: string, body: object) =>
  callAdmin(app, `POST orders/${number}/${name}`, { session, body });
async function capture() {
  const { asked } = (await order()).money;
  return post("invoices", { leftOut: [], seen: asked });
}
const letters = async (template: string) =>
  app.shop.db
    .selectFrom("mail")
    .select(["subject", "body_text as text"])
    .where("template", "=", template)
    .where("subject", "like", `%${number}%`)
    .execute();

/** What the processor itself says is taken and paid back. */
async function atProcessor() {
  const { idempotency_key: key } = await app.shop.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select("idempotency_key")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const standing = await sandbox.provider.find(key);
  if (standing === "unknown" || standing.state !== "captured") return { captured: 0, refunded: 0 };
  return { captured: standing.captured.minor / 100, refunded: standing.refunded.minor / 100 };
}

describe("issue 9 §8 a process that dies on the way", () => {
  type Work = () => Promise<unknown>;
  /** Lets it die at each single step, starts it again, and gives how many steps there are. */
  async function dyingAtEachStep(work: Work, expectTrue: () => Promise<void>): Promise<void> {
    for (let after = 0; ; after += 1) {
      await place(5);
      await prepare();
      crash.arm(after);
      await work().catch(() => undefined);
      const died = crash.restart();
      // Whoever asked, asks again; what is on its way is refused, and carried on by the job.
      await work().catch(() => undefined);
      app.time.now = new Date(app.time.now.getTime() + 3_600_000);
      await app.shop.db.updateTable("payment_movement").set({ leased_until: null }).execute();
      await recoverMovements(contextFor(app.call));
      await expectTrue();
      if (!died) return;
    }
  }
  let prepare: Work = () => Promise.resolve();

  it("takes the money once, and writes one invoice and one letter", async () => {
    const work = async () => {
      const { asked } = (await order()).money;
      return captureMoney(dyingCtx(), {
        number,
        leftOut: [],
        seen: money(Math.round(asked.value * 100), "USD"),
      });
    };
    await dyingAtEachStep(work, async () => {
      const { money: is, papers, payments } = await order();
      expect([is.captured, is.isMoving]).toEqual([is.asked, false]);
      expect(payments).toMatchObject([{ state: "captured" }]);
      expect(papers).toMatchObject([{ kind: "invoice" }]);
      expect(await letters("order.invoice")).toHaveLength(1);
      expect((await atProcessor()).captured).toBe(is.asked.value);
    });
  }, 60_000);

  it("pays back once, counts the pieces once", async () => {
    prepare = () => capture();
    const work = async () => {
      const { items, money: is } = await order();
      if (items[0]?.progress["refunded"] !== 0) return undefined;
      const each = Math.round(((items[0]?.paid.value ?? 0) * 100) / 5);
      return refundMoney(dyingCtx(), {
        number,
        way: "source",
        left: money(Math.round(is.captured.value * 100), "USD"),
        pieces: [{ itemId: cap, quantity: 1 }],
        shippingMinor: 0,
        adjustmentMinor: 0,
        toShelf: true,
        reason: "Torn",
        seen: money(each, "USD"),
      });
    };
    await dyingAtEachStep(work, async () => {
      const { money: is, papers, items } = await order();
      const each = (items[0]?.paid.value ?? 0) / 5;
      expect(is.refunded.value).toBeCloseTo(each, 2);
      expect(items[0]?.progress).toMatchObject({ refunded: 1, toShip: 4 });
      expect(papers.map(({ kind }) => kind)).toEqual(["invoice", "refund"]);
      expect((await atProcessor()).refunded).toBeCloseTo(each, 2);
    });
  }, 60_000);
});
