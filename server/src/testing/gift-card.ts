import { expect } from "vitest";
import { callAdmin } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

interface IssuedCard {
  readonly id: number;
  readonly code: string;
  readonly lastFour: string;
}

const WISH = {
  storeViewId: 1,
  amount: 50,
  expiresOn: "",
  recipientName: "",
  recipientEmail: "",
  reason: "For a test",
};

/** A gift card with 50 dollars that staff issue, unless told; gives its code. */
export async function aGiftCard(
  app: TestApp,
  session: string,
  wish: Partial<typeof WISH> = {},
): Promise<IssuedCard> {
  const answer = await callAdmin(app, "POST gift-cards", { session, body: { ...WISH, ...wish } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Puts a card on a guest's cart. */
export function applyCard(app: TestApp, maskId: string, code: string) {
  return app.graphql(
    `mutation ($id: String!, $code: String!) {
      applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) {
        cart { prices { grand_total { value } } available_payment_methods { code }
          applied_gift_cards { code applied_balance { value } current_balance { value } } } } }`,
    { id: maskId, code },
  );
}

/** What is on each card, by its last four signs. */
export async function balances(app: TestApp): Promise<Readonly<Record<string, number>>> {
  const rows = await app.shop.db
    .selectFrom("gift_card")
    .innerJoin("ledger_account", "ledger_account.id", "account_id")
    .select(["last_four", "balance"])
    .execute();
  return Object.fromEntries(rows.map(({ last_four, balance }) => [last_four, balance]));
}
