import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DRAWN, keyOf, proofShop, type ProofShop } from "../../testing/embroidery/proof-shop.ts";
import { callAdmin, STAFF } from "../../testing/staff.ts";

let shop: ProofShop;

beforeAll(async () => {
  shop = await proofShop();
});
afterAll(() => shop.close());

describe("issue 10.8 a proof that is sent", () => {
  it("goes by letter with a link that no one else reads, and draws its job along", async () => {
    const { number, job, key, page } = await shop.sent();
    expect(await shop.jobsOf(number)).toMatchObject([{ state: "proof_sent", approval: "awaited" }]);
    expect(page).toMatchObject({
      told: "open",
      order: number,
      sku: "COAT",
      pieces: 2,
      versions: [
        {
          version: 1,
          state: "sent",
          designs: [{ name: "Anna Chef", placement: "Left chest" }],
          threads: [{ number: "1366", name: "Navy" }],
          events: [{ step: "send", text: "As you asked" }],
        },
      ],
    });
    expect(JSON.stringify(page)).not.toContain(STAFF.email);
    const letter = await shop.app.shop.db
      .selectFrom("mail")
      .select(["subject", "body_text", "is_secret", "recipient"])
      .where("template", "=", "production.proof")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({ subject: `Your proof for order ${number}`, is_secret: true });
    expect(letter.body_text).toContain("As you asked");
    const links = await shop.app.shop.db.selectFrom("embroidery_proof_link").selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(key);
    expect((await shop.proofOf(job)).versions[0]?.events[0]?.staff).toBe(STAFF.email);
    const trail = await shop.app.shop.db
      .selectFrom("audit")
      .select(["action", "after"])
      .where("subject", "=", `${number}/${job}`)
      .execute();
    expect(trail).toEqual([
      { action: "production.proof", after: { proof: "sent", state: "proof_sent" } },
    ]);
  });

  it("is approved once by whoever presses twice, and its job waits to be sewn", async () => {
    const { number, job, key, hash } = await shop.sent();
    const both = await Promise.all([
      shop.answer(key, { answer: "approve", hash }),
      shop.answer(key, { answer: "approve", hash }),
    ]);
    expect(both.map(({ status, body }) => [status, body["told"]])).toEqual([
      [200, "approved"],
      [200, "approved"],
    ]);
    expect(await shop.jobsOf(number)).toMatchObject([{ state: "queued", approval: "given" }]);
    const { events } = (await shop.proofOf(job)).versions[0] ?? { events: [] };
    expect(events.map(({ step, staff: by }) => [step, by])).toEqual([
      ["send", STAFF.email],
      ["approve", null],
    ]);
    expect(
      (await shop.answer(key, { answer: "comment", hash, text: "No!", ...DRAWN })).body,
    ).toMatchObject({ key: "proof.notOpen" });
  });

  it("comes back with words and a drawing, is sent again, and the same version is approved", async () => {
    const { number, job, key, hash } = await shop.sent();
    const commented = await shop.answer(key, {
      answer: "comment",
      hash,
      text: "Higher at 1",
      ...DRAWN,
    });
    expect(commented.body).toMatchObject({ told: "commented" });
    expect(await shop.jobsOf(number)).toMatchObject([
      { state: "digitizing", approval: "awaited", steps: ["askArtwork", "hold"] },
    ]);
    const { versions } = await shop.proofOf(job);
    expect(versions[0]?.events[1]).toMatchObject({
      step: "comment",
      text: "Higher at 1",
      staff: null,
      drawing: DRAWN,
    });
    expect((await shop.answer(key, { answer: "approve", hash })).body).toMatchObject({
      key: "proof.notOpen",
    });
    await shop.staff(job, "send", { note: "It is as high as it can be" });
    const again = (await shop.keys()).at(-1) ?? "";
    expect(again).not.toBe(key);
    expect((await shop.answer(again, { answer: "approve", hash })).body).toMatchObject({
      told: "approved",
    });
    expect(await shop.read(key)).toMatchObject({ told: "approved" });
    expect(await shop.jobsOf(number)).toMatchObject([{ state: "queued" }]);
  });

  it("is withdrawn, and its link says so; what comes then is a version of its own", async () => {
    const { number, job, key, hash } = await shop.sent();
    await shop.staff(job, "withdraw");
    expect(await shop.read(key)).toMatchObject({ told: "withdrawn" });
    expect((await shop.answer(key, { answer: "approve", hash })).body).toMatchObject({
      key: "proof.notOpen",
    });
    expect(await shop.jobsOf(number)).toMatchObject([
      { state: "digitizing", approval: "not_needed" },
    ]);
    await shop.staff(job, "send");
    expect(
      (await shop.proofOf(job)).versions.map(({ version, state }) => [version, state]),
    ).toEqual([
      [2, "sent"],
      [1, "withdrawn"],
    ]);
  });

  it("is bound to its design: once that was changed, nothing is approved by the old link", async () => {
    const { job, number, key, hash } = await shop.sent();
    await shop.rewritten(number, { heightMm: 11 });
    expect(await shop.read(key)).toMatchObject({ told: "replaced" });
    expect((await shop.answer(key, { answer: "approve", hash })).body).toMatchObject({
      key: "proof.changedSince",
    });
    await shop.staff(job, "send");
    expect(
      (await shop.proofOf(job)).versions.map(({ version, state }) => [version, state]),
    ).toEqual([
      [2, "sent"],
      [1, "replaced"],
    ]);
    const next = (await shop.keys()).at(-1) ?? "";
    expect((await shop.answer(next, { answer: "approve", hash })).body).toMatchObject({
      key: "proof.changedSince",
    });
  });

  it("says so where the order waits or was canceled", async () => {
    const { number, key, hash } = await shop.sent();
    const reason = "Asked by phone";
    await callAdmin(shop.app, `POST orders/${number}/hold`, {
      session: shop.session,
      body: { reason },
    });
    expect(await shop.read(key)).toMatchObject({ told: "waits" });
    await callAdmin(shop.app, `POST orders/${number}/cancel`, {
      session: shop.session,
      body: { reason },
    });
    expect(await shop.read(key)).toMatchObject({ told: "canceled" });
    expect((await shop.answer(key, { answer: "approve", hash })).body).toMatchObject({
      key: "proof.notOpen",
    });
  });
});

describe("issue 10.8 staff", () => {
  let order: Awaited<ReturnType<ProofShop["ordered"]>>;
  beforeEach(async () => {
    order = await shop.ordered();
  });

  it("approve on the buyer's word, and say how it was given", async () => {
    const bare = await shop.staff(order.job, "approveFor", { note: " " });
    expect(keyOf(bare)).toBe("production.proofReason");
    const told = await shop.staff(order.job, "approveFor", { note: "By phone, Tuesday" });
    expect(told.json()).toMatchObject({
      approval: "given",
      steps: [],
      versions: [
        { state: "approved", events: [{ step: "approveFor", text: "By phone, Tuesday" }] },
      ],
    });
    expect(await shop.jobsOf(order.number)).toMatchObject([{ state: "queued" }]);
  });

  it("send one of two at the same moment", async () => {
    const { version } = await shop.proofOf(order.job);
    const both = await Promise.all([1, 2].map(() => shop.staff(order.job, "send", { version })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(keyOf)).toContain("production.jobChanged");
    expect((await shop.proofOf(order.job)).versions).toHaveLength(1);
  });

  it("who do not work in production look at it and send nothing", async () => {
    expect(keyOf(await shop.staff(order.job, "send", {}, shop.clerk))).toBe("access.forbidden");
    expect(await shop.proofOf(order.job, shop.clerk)).toMatchObject({ steps: [], versions: [] });
    expect(keyOf(await shop.staff(987_654, "send", { version: 1 }))).toBe("production.noSuchJob");
  });

  it("send nothing of what is under the needle", async () => {
    const [job] = await shop.jobsOf(order.number);
    const hooped = await callAdmin(shop.app, `POST embroidery-jobs/${order.job}/steps`, {
      session: shop.session,
      body: { step: "hoop", version: job?.version },
    });
    expect(hooped.statusCode).toBe(200);
    expect(keyOf(await shop.staff(order.job, "send"))).toBe("production.noProofNow");
    expect((await shop.proofOf(order.job)).steps).toEqual([]);
  });
});

describe("issue 10.8 the words of a job", () => {
  const change = async (job: number, wish: object, by = shop.session) => {
    const { version } = await shop.proofOf(job);
    const design = { font: "block", heightMm: 9, thread: "1366", placement: "left-chest" };
    return callAdmin(shop.app, `POST embroidery-jobs/${job}/design`, {
      session: by,
      body: { version, ...design, ...wish },
    });
  };

  it("are sewn otherwise once the buyer has asked for it, and approved as they are then", async () => {
    const { number, job, key, hash } = await shop.sent();
    await shop.answer(key, { answer: "comment", hash, text: "In white, please", ...DRAWN });
    const changed = await change(job, { thread: "1001", heightMm: 8 });
    expect(changed.json()).toMatchObject({
      approval: "awaited",
      design: { thread: "1001", heightMm: 8 },
      versions: [
        { version: 2, state: "drafted", threads: [{ number: "1001" }] },
        { version: 1, state: "replaced", threads: [{ number: "1366" }] },
      ],
    });
    expect(await shop.read(key)).toMatchObject({ told: "replaced", versions: [{ version: 1 }] });
    expect(await shop.jobsOf(number)).toMatchObject([
      { state: "digitizing", threads: [{ number: "1001" }] },
    ]);
    await shop.staff(job, "send");
    const next = (await shop.keys()).at(-1) ?? "";
    const { versions } = await shop.read(next);
    const approved = await shop.answer(next, { answer: "approve", hash: versions[0]?.hash });
    expect(approved.body).toMatchObject({ told: "approved" });
    expect(await shop.jobsOf(number)).toMatchObject([{ state: "queued", approval: "given" }]);
  });

  it("take an approval back where they are changed after it", async () => {
    const { number, job, key, hash } = await shop.sent();
    await shop.answer(key, { answer: "approve", hash });
    expect((await change(job, { font: "script" })).statusCode).toBe(200);
    expect(await shop.jobsOf(number)).toMatchObject([{ state: "digitizing", approval: "awaited" }]);
  });

  it.each([
    ["what is charged otherwise", { heightMm: 20 }, "production.chargedOtherwise"],
    ["a thread that is not offered", { thread: "1801" }, "embroidery.threadUnknown"],
    ["a placement that is not there", { placement: "knee" }, "embroidery.placementUnknown"],
    ["a height that is not offered", { heightMm: 30 }, "embroidery.heightInvalid"],
  ])("are not sewn as %s", async (_, wish, refused) => {
    const { number, job } = await shop.ordered();
    expect(keyOf(await change(job, wish))).toBe(refused);
    expect(await shop.jobsOf(number)).toMatchObject([{ state: "queued", version: 1 }]);
  });

  it("are changed by whoever works in production, and by one of two", async () => {
    const { job } = await shop.ordered();
    expect(keyOf(await change(job, { heightMm: 8 }, shop.clerk))).toBe("access.forbidden");
    const { version } = await shop.proofOf(job);
    const both = await Promise.all([8, 7].map((heightMm) => change(job, { heightMm, version })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
