import { randomBytes } from "node:crypto";
import {
  codeInGroups,
  GIFT_CARD_CODE_BYTES,
  giftCardCode,
  lastFourOf,
} from "@placket/domain/gift-card/code";
import { money } from "@placket/domain/money/money";
import type { Ctx } from "../context.ts";
import { moveBalance, openAccount } from "../ledger/ledger.ts";
import type { StoreView } from "../store/store-view.ts";
import { codeHash } from "./code-hash.ts";
import { insertCard, selectCard, type CardRow } from "./gift-card-admin.sql.ts";
import { writeIssued } from "./issued-letter.ts";

/** A card to be issued. */
interface NewCard {
  readonly view: StoreView;
  readonly amountMinor: number;
  /** `null`: it is good for ever. */
  readonly expiresAt: Date | null;
  readonly recipientName: string;
  /** Who gets the code by letter; `""` where somebody hands it over. */
  readonly recipientEmail: string;
  readonly reason: string;
  /** The order whose money is on it. */
  readonly orderId?: number;
  /** Who tells its code, in this transaction; left out where the letter of cards that staff issue does. */
  readonly tell?: (issued: Issued) => Promise<void>;
}

/** A card that is issued, and its code, which is told this once. */
export type Issued = CardRow & { readonly code: string };

/** Account, card, its first entry and, where somebody is to get it, the letter with its code. */
export async function writeCard(tx: Ctx, draft: NewCard): Promise<Issued> {
  const { view, amountMinor, expiresAt, recipientName, recipientEmail, reason, orderId } = draft;
  const typed = giftCardCode(randomBytes(GIFT_CARD_CODE_BYTES));
  const account = { kind: "gift_card", unit: view.currency, customerId: null, expiresAt } as const;
  const accountId = await openAccount(tx, account);
  const kept = { lastFour: lastFourOf(typed), codeHash: codeHash(typed) };
  const { websiteId } = view;
  const written = { accountId, websiteId, recipientName, recipientEmail, ...kept };
  const id = await insertCard(tx.db, written, tx.now);
  const entry = { accountId, movement: "issued", delta: amountMinor, reason } as const;
  await moveBalance(tx, {
    ...entry,
    occasion: "issued",
    ...(orderId !== undefined && { orderId }),
  });
  const card = await selectCard(tx.db, id, tx.now);
  if (!card) throw new Error("A gift card was not written");
  const code = codeInGroups(typed);
  if (draft.tell) await draft.tell({ ...card, code });
  else if (recipientEmail !== "") {
    const amount = money(card.balance, card.currency);
    await writeIssued(tx, { card, view, letter: { code, amount, expiresAt: card.expiresAt } });
  }
  return { ...card, code };
}
