import { DAY_MS, HOUR_MS } from "@placket/domain/durations";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { doJob } from "../../jobs/testing/do-job.ts";
import { DRAWN, proofShop, type ProofShop } from "../../testing/embroidery/proof-shop.ts";
import { productionRoom } from "../production.room.ts";

let shop: ProofShop;
beforeAll(async () => {
  shop = await proofShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.app.shop.db.deleteFrom("embroidery_proof").execute());

/** The job runs so long after now. */
const inDays = (days: number) =>
  doJob(shop.app, productionRoom, { name: "reminders of proofs", inMs: days * DAY_MS });

const reminders = () =>
  shop.app.shop.db
    .selectFrom("mail")
    .select(["subject", "body_text", "is_secret"])
    .where("template", "=", "production.proofReminder")
    .orderBy("id")
    .execute();

const told = async (job: number) =>
  ((await shop.proofOf(job)).versions[0]?.events ?? []).map(({ step }) => step);

it("issue 10.8 who does not answer a proof is reminded every three days, three times, by a link of its own", async () => {
  const { number, job } = await shop.sent();
  const before = (await reminders()).length;
  await inDays(3 - HOUR_MS / DAY_MS);
  expect(await reminders()).toHaveLength(before);
  await inDays(3);
  await Promise.all([inDays(3), inDays(3)]);
  await inDays(5);
  const [letter, ...more] = (await reminders()).slice(before);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    subject: `Your proof for order ${number} still waits for you`,
    is_secret: true,
  });
  for (const days of [6, 6, 9, 12, 15]) {
    // oxlint-disable-next-line no-await-in-loop -- day after day
    await inDays(days);
  }
  expect(await told(job)).toEqual(["send", "remind", "remind", "remind"]);
  const key = /\/proof#([\w-]{43})$/m.exec(letter?.body_text ?? "")?.[1] ?? "";
  const page = await shop.read(key);
  expect(page).toMatchObject({ told: "open" });
  // It moves nothing: who has the job open is not told that somebody was faster.
  const { hash = "" } = page.versions[0] ?? {};
  expect((await shop.answer(key, { answer: "approve", hash })).status).toBe(200);
});

it("issue 10.8 nobody is reminded of a proof that was answered, replaced, canceled or taken back", async () => {
  const before = (await reminders()).length;
  const approved = await shop.sent();
  await shop.answer(approved.key, { answer: "approve", hash: approved.hash });
  const commented = await shop.sent();
  const { key, hash } = commented;
  await shop.answer(key, { answer: "comment", hash, text: "Higher", ...DRAWN });
  const withdrawn = await shop.sent();
  await shop.staff(withdrawn.job, "withdraw");
  const replaced = await shop.sent();
  await shop.rewritten(replaced.number, { heightMm: 11 });
  const canceled = await shop.sent();
  await shop.app.shop.db
    .updateTable("order_item")
    .set({ quantity_canceled: 2 })
    .where("order_id", "in", (eb) =>
      eb.selectFrom("sales_order").select("id").where("number", "=", canceled.number),
    )
    .execute();
  await inDays(4);
  expect(await reminders()).toHaveLength(before);
});
