import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { contextFor } from "../../http/open-call.ts";
import { handleOutbox } from "../../jobs/handle-outbox.ts";
import { startTestSandbox } from "../../providers/payment/test-sandbox.ts";
import { readSettings } from "../../settings.ts";
import { aGuest } from "../guest.ts";
import { aProduct } from "../shop.ts";
import { aStaffSession, callAdmin, STAFF } from "../staff.ts";
import { testApp } from "../test-app.ts";
import { anOffer, textServices } from "./an-offer.ts";

const NAVY = { lines: ["Anna", "Chef"], font: "block", color: "1366", height_mm: 9 };

interface Ordered {
  readonly number: string;
  readonly token: string;
  readonly job: number;
}

interface Job {
  readonly id: number;
  readonly state: string;
  readonly approval: string;
  readonly version: number;
  readonly steps: readonly string[];
}

interface Event {
  readonly step: string;
  readonly text: string;
  readonly staff?: string | null;
  readonly drawing: { readonly marks: readonly unknown[]; readonly strokes: readonly unknown[] };
}
interface Version {
  readonly version: number;
  readonly state: string;
  readonly hash: string;
  readonly events: readonly Event[];
}
interface Proof {
  readonly version: number;
  readonly approval: string;
  readonly steps: readonly string[];
  readonly versions: readonly Version[];
}

interface Page extends Record<string, unknown> {
  readonly told: string;
  readonly versions: readonly Version[];
}

/** What a buyer drew. */
export const DRAWN = {
  marks: [{ view: "near", at: [400, 500] }],
  strokes: [
    {
      view: "whole",
      points: [
        [10, 20],
        [30, 40],
      ],
    },
  ],
};

/** Key of the refusal that an answer is. */
export const keyOf = (answered: { json: () => unknown }) =>
  (answered.json() as { key?: string }).key;

/**
 * A store that sews names onto coats, where lines of twelve and more are approved before, with what staff and buyers do
 * with a proof. Whoever opens it closes it.
 */
export async function proofShop() {
  const dataDir = await mkdtemp(join(tmpdir(), "placket-proof-"));
  const sandbox = await startTestSandbox();
  const app = await testApp(
    async (shop) => {
      const embroidered = { attributes: JSON.stringify({ has_embroidery: true }) };
      const stock = { quantity: 1000 };
      await aProduct(shop, { sku: "COAT", name: "Chef coat", ...embroidered, stock });
      await textServices(shop);
      await anOffer(shop, { skus: ["coat"] });
      await shop.db
        .insertInto("config_value")
        .values({ scope: "default", scope_id: 0, path: "proofFromPieces", value: "12" })
        .execute();
    },
    {
      payment: sandbox.provider,
      settings: { ...readSettings({}), dataDir, writesPerMinute: 0, graphqlCostPerMinute: 0 },
    },
  );
  const session = await aStaffSession(app);
  const clerk = await aStaffSession(app, { ...STAFF, email: "clerk@example.com", role: "clerk" });

  /** An order of so many coats with a name on each; paid, and heard of. */
  async function ordered(quantity = 2): Promise<Ordered> {
    const text = {
      uid: btoa("embroidery/text"),
      value: JSON.stringify({ ...NAVY, placement: "left-chest" }),
    };
    const coat = { sku: "COAT", quantity, entered_options: [text] } as never;
    const guest = await aGuest(app, [coat]);
    await guest.pay(await sandbox.tokenFor("4111111111111111"));
    const { orderV2 } = await guest.placeOrder({ embroidery_agreed: true });
    const { number = "", token = "" } = orderV2 ?? {};
    await handleOutbox(contextFor(app.call));
    const [job] = await jobsOf(number);
    return { number, token, job: job?.id ?? 0 };
  }

  const jobsOf = async (number: string) =>
    (await callAdmin(app, `GET orders/${number}/embroidery-jobs`, { session })).json<{
      jobs: readonly Job[];
    }>().jobs;

  const proofOf = async (job: number, by = session) =>
    (await callAdmin(app, `GET embroidery-jobs/${job}/proof`, { session: by })).json<Proof>();

  /** A step of staff, of the proof as it stands unless told. */
  async function staff(job: number, step: string, body: object = {}, by = session) {
    const { version } = await proofOf(job);
    return callAdmin(app, `POST embroidery-jobs/${job}/proof/steps`, {
      session: by,
      body: { step, version, ...body },
    });
  }

  /** The keys in the letters about proofs, first to last. */
  async function keys(): Promise<string[]> {
    const letters = await app.shop.db
      .selectFrom("mail")
      .select("body_text")
      .where("template", "=", "production.proof")
      .orderBy("id")
      .execute();
    return letters.map((one) => /\/proof#([\w-]{43})$/m.exec(one.body_text)?.[1] ?? "no link");
  }

  const read = async (key: string) => (await app.rest("GET", `app-proof?key=${key}`)).body as Page;
  const answer = (key: string, body: object) => app.rest("POST", "app-proof", { key, ...body });

  async function sent() {
    const order = await ordered();
    expect((await staff(order.job, "send", { note: "As you asked" })).statusCode).toBe(200);
    const key = (await keys()).at(-1) ?? "";
    const page = await read(key);
    return { ...order, key, page, hash: page.versions[0]?.hash ?? "" };
  }

  /** Writes the design of an order's line anew, as a change of the line would. */
  async function rewritten(number: string, recipe: object) {
    const line = await app.shop.db
      .selectFrom("order_item")
      .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
      .select(["order_item.id", "configuration"])
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const configuration = structuredClone(line.configuration) as {
      parts: { made: { recipe: object } }[];
    };
    Object.assign(configuration.parts[0]?.made.recipe ?? {}, recipe);
    await app.shop.db
      .updateTable("order_item")
      .set({ configuration: JSON.stringify(configuration) })
      .where("id", "=", line.id)
      .execute();
  }

  const close = async () => {
    await app.close();
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    session,
    clerk,
    ordered,
    jobsOf,
    proofOf,
    staff,
    keys,
    read,
    answer,
    sent,
    rewritten,
    close,
  };
}

export type ProofShop = Awaited<ReturnType<typeof proofShop>>;
