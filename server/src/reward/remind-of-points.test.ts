import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { contextFor } from "../http/open-call.ts";
import { moveOwnBalance } from "../ledger/ledger.ts";
import { aCapShop } from "../testing/own-balances.ts";
import { aCustomerOf } from "../testing/known-customer.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { remindOfPoints } from "./remind-of-points.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp((shop) => aCapShop(shop, { rewardsEnabled: true, rewardsReminderDays: 14 }));
});
afterAll(() => app.close());
afterEach(async () => {
  await app.shop.db.deleteFrom("mail").execute();
});

const at = (day: string) => {
  app.time.now = new Date(`${day}T10:00:00Z`);
  return remindOfPoints(contextFor(app.call));
};
const letters = () =>
  app.shop.db
    .selectFrom("mail")
    .select(["recipient", "subject", "body_text"])
    .where("template", "=", "reward.ending")
    .orderBy("id")
    .execute();

/** A customer to whom points come or from whom they are taken, each by a day on which they end. */
async function aHolder(email: string, moves: readonly (readonly [number, string | null])[]) {
  app.time.now = new Date("2026-03-02T10:00:00Z");
  const customer = await aCustomerOf(app, { email });
  for (const [place, [delta, end]] of moves.entries()) {
    await moveOwnBalance(contextFor(app.call), {
      customerId: customer.id,
      kind: "points",
      unit: "points",
      movement: delta > 0 ? "granted" : "withdrawn",
      delta,
      occasion: `test ${place}`,
      expiresAt: end === null ? null : new Date(`${end}T10:00:00Z`),
    });
  }
  return customer;
}

describe("issue 9.10 points that are over soon", () => {
  it("are told their customer as many days before as the settings say, once for the same points", async () => {
    await aHolder("one@example.com", [
      [40, "2026-04-01"],
      [25, "2026-04-10"],
      [100, "2026-09-01"],
      [7, null],
    ]);
    await at("2026-03-17");
    expect(await letters()).toEqual([]);
    await at("2026-03-18");
    await at("2026-03-18");
    const [first, ...more] = await letters();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      recipient: "one@example.com",
      subject: "40 of your points are over soon",
    });
    expect(first?.body_text).toContain("April 1, 2026: 40 points");
    expect(first?.body_text).toContain("/rewards/account");
    await at("2026-03-27");
    await at("2026-03-28");
    expect((await letters()).slice(1)).toMatchObject([
      { subject: "25 of your points are over soon" },
    ]);
  });

  it("are told together where several end; what is spent already is not told", async () => {
    await aHolder("two@example.com", [
      [40, "2026-04-01"],
      [25, "2026-04-03"],
      [100, "2026-09-01"],
      [-30, null],
    ]);
    await at("2026-03-25");
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe("35 of your points are over soon");
    expect(letter?.body_text).toContain("April 1, 2026: 10 points");
    expect(letter?.body_text).toContain("April 3, 2026: 25 points");
  });

  it("of an account that is closed, and of points that are all spent, nobody is told", async () => {
    const closed = await aHolder("closed@example.com", [[40, "2026-04-01"]]);
    await app.shop.db
      .updateTable("customer")
      .set({ is_active: false })
      .where("id", "=", closed.id)
      .execute();
    await aHolder("spent@example.com", [
      [40, "2026-04-01"],
      [10, "2026-09-01"],
      [-45, null],
    ]);
    await at("2026-03-25");
    expect(await letters()).toEqual([]);
  });

  it("are told each of many, however many there are", async () => {
    const emails = Array.from({ length: 103 }, (_, place) => `many${place}@example.com`);
    for (const email of emails) await aHolder(email, [[3, "2026-04-01"]]);
    await at("2026-03-25");
    const told = (await letters()).map(({ recipient }) => recipient);
    expect(new Set(told)).toEqual(new Set(emails));
    expect(told).toHaveLength(103);
  });
});
