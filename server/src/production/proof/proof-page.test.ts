import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetBuyer } from "../../customer/forget-person.ts";
import { contextFor } from "../../http/open-call.ts";
import { anAccount } from "../../testing/customer.ts";
import { DRAWN, keyOf, proofShop, type ProofShop } from "../../testing/embroidery/proof-shop.ts";
import { callAdmin } from "../../testing/staff.ts";
import { transact } from "../../transact.ts";
import { makeJobs } from "../make-jobs.ts";

let shop: ProofShop;

beforeAll(async () => {
  shop = await proofShop();
});
afterAll(() => shop.close());

describe("issue 10.8 an order that waits for its buyer's word", () => {
  it("by its pieces is neither queued nor hooped before", async () => {
    const { number, job } = await shop.ordered(12);
    const [before] = await shop.jobsOf(number);
    expect(before).toMatchObject({ state: "digitizing", approval: "awaited" });
    const queued = await callAdmin(shop.app, `POST embroidery-jobs/${job}/steps`, {
      session: shop.session,
      body: { step: "queue", version: before?.version },
    });
    expect(keyOf(queued)).toBe("production.notApproved");
    await shop.staff(job, "send");
    await shop.staff(job, "withdraw");
    expect(await shop.jobsOf(number)).toMatchObject([{ approval: "awaited" }]);
  });

  it("is asked once: the same account orders the very same again without a proof", async () => {
    const first = await shop.ordered(12);
    const id = await anAccount(shop.app);
    const own = async (number: string) =>
      shop.app.shop.db
        .updateTable("sales_order")
        .set({ customer_id: id })
        .where("number", "=", number)
        .execute();
    await own(first.number);
    await shop.staff(first.job, "approveFor", { note: "By phone" });
    const second = await shop.ordered(12);
    expect(await shop.jobsOf(second.number)).toMatchObject([{ approval: "awaited" }]);
    await own(second.number);
    await shop.app.shop.db.deleteFrom("embroidery_job").where("id", "=", second.job).execute();
    const { id: orderId } = await shop.app.shop.db
      .selectFrom("sales_order")
      .select("id")
      .where("number", "=", second.number)
      .executeTakeFirstOrThrow();
    await makeJobs(contextFor(shop.app.call), [{ payload: { orderId }, eventId: 1 }]);
    expect(await shop.jobsOf(second.number)).toMatchObject([
      { state: "queued", approval: "given" },
    ]);
  });
});

describe("issue 10.8 a proof's page", () => {
  it("shows the garment with its thread, to whoever was given the picture's address", async () => {
    const { page } = await shop.sent();
    const { near = "", whole = "" } =
      (page.versions[0] as { pictures?: Record<string, string> }).pictures ?? {};
    for (const url of [near, whole]) {
      // oxlint-disable-next-line no-await-in-loop -- one thread draws them
      const picture = await shop.app.fastify.inject({ url });
      expect(picture).toMatchObject({
        statusCode: 200,
        headers: {
          "content-type": "image/jpeg",
          // It shows a name: nobody on the way keeps it.
          "cache-control": "private, max-age=31536000, immutable",
        },
      });
    }
    const other = near.replace(/\/proof\/(\d+)/, (_, id: string) => `/proof/${Number(id) - 1}`);
    expect((await shop.app.fastify.inject({ url: other })).statusCode).toBe(404);
  });

  it("opens by the order's token as well, and lists nothing that was not sent", async () => {
    const { number, token, job } = await shop.ordered();
    const listed = async () =>
      (await shop.app.rest("GET", `app-order-proofs?number=${number}&token=${token}`)).body[
        "proofs"
      ] as {
        key: string;
      }[];
    expect(await listed()).toEqual([]);
    await shop.staff(job, "send");
    const [proof] = await listed();
    expect(proof).toMatchObject({ garment: "Chef coat", name: "Anna Chef", told: "open" });
    expect(await shop.read(proof?.key ?? "")).toMatchObject({ told: "open" });
    const { body } = await shop.app.rest("GET", `app-order-proofs?number=${number}&token=other`);
    expect(body).toMatchObject({ key: "order.noSuchOrder" });
  });

  it("opens no more once its link is over", async () => {
    const { key } = await shop.sent();
    await shop.app.shop.db
      .updateTable("embroidery_proof_link")
      .set({ expires_at: new Date("2020-01-01") })
      .execute();
    expect(await shop.read(key)).toMatchObject({ key: "proof.noSuchProof" });
  });

  it.each([
    ["a stranger's key", "A".repeat(43)],
    ["a made-up seal", `1.${"A".repeat(22)}`],
    ["nonsense", "../../etc"],
  ])("opens nothing to %s", async (_, key) => {
    expect(await shop.read(encodeURIComponent(key))).toMatchObject({ key: "proof.noSuchProof" });
  });

  it.each([
    ["no words", { text: " " }, "proof.commentMissing"],
    ["too many words", { text: "x".repeat(1001) }, "proof.commentTooLong"],
    ["turned words", { text: "a\u202eb" }, "proof.commentControl"],
  ])("takes no comment of %s", async (_, comment, refused) => {
    const { key, hash } = await shop.sent();
    const { body } = await shop.answer(key, {
      answer: "comment",
      hash,
      marks: [],
      strokes: [],
      ...comment,
    });
    expect(body).toMatchObject({ key: refused });
  });

  it.each([
    ["a point outside", { strokes: [{ view: "near", points: [[1001, 5]] }] }],
    ["no picture of it", { marks: [{ view: "inside", at: [1, 1] }] }],
    ["ten marks", { marks: Array.from({ length: 10 }, () => ({ view: "near", at: [1, 1] })) }],
    [
      "a stroke of 301 points",
      { strokes: [{ view: "near", points: Array.from({ length: 301 }, () => [1, 1]) }] },
    ],
  ])("takes no drawing with %s", async (_, drawing) => {
    const { status } = await shop.answer("A".repeat(43), {
      answer: "comment",
      hash: "0",
      text: "Look",
      marks: [],
      strokes: [],
      ...drawing,
    });
    expect(status).toBe(400);
  });
});

it("issue 10.8 who is forgotten has no proof, no comment and no drawing, and their links open nothing", async () => {
  const { number, job, key, hash } = await shop.sent();
  await shop.answer(key, { answer: "comment", hash, text: "Call Anna at home", ...DRAWN });
  const { app, session } = shop;
  const body = { reason: "Asked by phone" };
  await callAdmin(app, `POST orders/${number}/cancel`, { session, body });
  const done = await transact(contextFor(app.call), (tx) => forgetBuyer(tx, number));
  expect(done.ok).toBe(true);
  expect(await shop.proofOf(job)).toMatchObject({ steps: [], versions: [] });
  expect(await shop.read(key)).toMatchObject({ key: "proof.noSuchProof" });
});

it("issue 10.8 a version takes twenty comments, and the next version as many again", async () => {
  const { job, number, key, hash } = await shop.sent();
  const comment = { answer: "comment", text: "Higher, please", marks: [], strokes: [] };
  await shop.app.shop.db
    .insertInto("embroidery_proof_event")
    .columns(["proof_id", "step", "text", "drawing", "at"])
    .expression((eb) =>
      eb
        .selectFrom("embroidery_proof")
        .innerJoin(sql<{ n: number }>`generate_series(1, 20)`.as("n"), (on) => on.onTrue())
        .select([
          "embroidery_proof.id",
          eb.val("comment").as("step"),
          eb.val("Higher").as("text"),
          sql<string>`'{"marks":[],"strokes":[]}'::jsonb`.as("drawing"),
          "created_at",
        ])
        .where("job_id", "=", job),
    )
    .execute();
  const refused = await shop.answer(key, { ...comment, hash });
  expect([refused.status, refused.body]).toMatchObject([429, { key: "proof.tooManyComments" }]);
  await shop.rewritten(number, { heightMm: 10 });
  expect((await shop.staff(job, "send")).statusCode).toBe(200);
  const anew = (await shop.keys()).at(-1) ?? "";
  const page = await shop.read(anew);
  const taken = await shop.answer(anew, { ...comment, hash: page.versions[0]?.hash });
  expect(taken.status).toBe(200);
});

it("issue 10.8 who guesses keys is answered no more, and shuts nobody out who has one", async () => {
  const { key } = await shop.sent();
  for (let guessed = 0; guessed <= 20; guessed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
    await shop.read("A".repeat(43));
  }
  expect(await shop.read("B".repeat(43))).toMatchObject({ key: "proof.tooManyAsked" });
  expect(await shop.read(key)).toMatchObject({ told: "open" });
});
