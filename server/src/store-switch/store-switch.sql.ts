import type { Db } from "../db/database.ts";

/** A token as it is kept: whose, with which cart, from which store view to which, and with which session it ends. */
interface SwitchToken {
  readonly tokenHash: string;
  readonly customerId: number;
  readonly sessionId: number;
  readonly cartMaskId: string | null;
  readonly fromViewId: number;
  readonly toViewId: number;
  readonly expiresAt: Date;
}

/** Writes a token, and clears away those whose time is over. */
export async function insertSwitchToken(db: Db, token: SwitchToken, now: Date): Promise<void> {
  await db.deleteFrom("store_switch_token").where("expires_at", "<=", now).execute();
  await db
    .insertInto("store_switch_token")
    .values({
      token_hash: token.tokenHash,
      customer_id: token.customerId,
      session_id: token.sessionId,
      cart_mask_id: token.cartMaskId,
      from_view_id: token.fromViewId,
      to_view_id: token.toViewId,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Takes a token up: of two who bring it at once, one does. `undefined` where it is over, or never was. */
export const takeSwitchToken = (db: Db, tokenHash: string, now: Date) =>
  db
    .deleteFrom("store_switch_token")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning([
      "customer_id as customerId",
      "cart_mask_id as cartMaskId",
      "from_view_id as fromViewId",
      "to_view_id as toViewId",
    ])
    .executeTakeFirst();
