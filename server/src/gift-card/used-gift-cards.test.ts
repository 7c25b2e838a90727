import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSandbox, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { callShop } from "../testing/customer.ts";
import { aGiftCard } from "../testing/gift-card.ts";
import { aBuyer, aCapShop, place } from "../testing/own-balances.ts";
import { aStaffSession } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  app = await testApp((shop) => aCapShop(shop), { payment: sandbox.provider });
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

it("issue 9.2 a customer is told what is left on the cards that paid for their orders, and nobody else", async () => {
  const staff = await aStaffSession(app);
  const card = await aGiftCard(app, staff, { amount: 50, recipientEmail: "someone@example.com" });
  const [buyer, other] = [await aBuyer(app, 1), await aBuyer(app, 1)];
  await buyer.ask(
    `mutation ($id: String!, $code: String!) {
      applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`,
    { id: buyer.cartId, code: card.code },
  );
  const ask = async ({ call }: Pick<typeof buyer, "call">) =>
    (await call("GET app-gift-cards")).json<object>();
  expect(await ask(buyer), "a card on a cart has paid nothing yet").toEqual({ cards: [] });
  expect((await place({ sandbox }, buyer)).errors).toEqual([]);
  const left = { value: 30, currency: "USD" };
  expect(await ask(buyer)).toEqual({
    cards: [
      { code: `····-${card.lastFour}`, balance: left, expiration_date: null, state: "usable" },
    ],
  });
  expect(await ask(other)).toEqual({ cards: [] });
  expect((await callShop(app, "GET app-gift-cards")).statusCode).toBe(401);
});
