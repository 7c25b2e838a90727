import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { aBuyer, aCapShop, balanceOf, change, move, place } from "../testing/own-balances.ts";
import { aStaffSession } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;
let staff: string;
const payers = () => ({ app, sandbox, staff });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const settings = {
    rewardsEnabled: true,
    rewardsSpendLeast: 100,
    rewardsSpendMost: 1000,
    rewardsSpendStep: 50,
    rewardsSpendPercent: 50,
    rewardsSpendLabel: "You part with",
  };
  app = await testApp((shop) => aCapShop(shop, settings), { payment: sandbox.provider });
  staff = await aStaffSession(app);
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

/** Caps of 20 dollars in the cart of a customer who has points. */
async function withPoints(caps: number, points: number) {
  const buyer = await aBuyer(app, caps);
  await move(payers(), buyer, { kind: "points", amount: points });
  return buyer;
}

describe("issue 9.6 points are spent by the rules of the shop", () => {
  it("PAY-09 CONF-13 which a shopper is told with what they have, in its words for what is spent, before they meet them", async () => {
    const buyer = await withPoints(1, 1240);
    expect((await buyer.call("GET rewards/get-balance")).json()).toMatchObject({
      points: 1240,
      spending: {
        least: 100,
        most: 1000,
        step: 50,
        percent: 50,
        spendable: 1000,
        label: "You part with",
      },
    });
    expect((await buyer.call("GET rewards/account")).json()).toMatchObject({
      rules: { spend_least: 100, spend_most: 1000, spend_step: 50, spend_percent: 50 },
    });
  });

  it.each([
    [99, "reward.tooFew"],
    [110, "reward.notInSteps"],
    [1050, "reward.notInSteps"],
    [1241, "reward.tooMany"],
  ])("%d are refused", async (points, key) => {
    const buyer = await withPoints(3, 1240);
    const answer = await buyer.call(`POST rewards/apply/${points}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(key);
  });

  it("all of them are as many as an order takes, on every transport, and no more are spent with it", async () => {
    const buyer = await withPoints(3, 1240);
    expect((await change(buyer, "applyRewardPointsToCart")).cart).toMatchObject({
      prices: { grand_total: { value: 50 } },
      applied_reward_points: { points: 1000, money: { value: 10 } },
    });
    expect((await place(payers(), buyer, "4111111111111111")).errors).toEqual([]);
    expect(await balanceOf(app, buyer, "points")).toBe(240);
  });

  it("a cart that shrinks below what points pay of is paid without them", async () => {
    const buyer = await withPoints(1, 1240);
    await buyer.call("POST rewards/apply/1000");
    expect((await change(buyer, "applyRewardPointsToCart")).cart).toMatchObject({
      prices: { grand_total: { value: 10 } },
      applied_reward_points: { points: 1000 },
    });
    await move(payers(), buyer, { kind: "store_credit", amount: 18.5 });
    expect((await change(buyer, "applyStoreCreditToCart")).cart).toMatchObject({
      prices: { grand_total: { value: 1.5 } },
    });
    const refused = await buyer.call("POST rewards/apply/100");
    expect(refused.body).toContain("reward.tooFew");
  });
});
