import type { GiftCard } from "@placket/domain/gift-card/gift-card";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

/** A card as JSON gives it to whoever reads it beside something else. */
export interface CardJson extends Omit<GiftCard, "expiresAt"> {
  readonly expiresAt: string | null;
}

/** A card as the domain has it, of the two tables that hold it. */
const CARD = sql`jsonb_build_object('id', gift_card.id, 'accountId', account_id, 'lastFour', last_four,
  'balance', jsonb_build_object('minor', balance, 'currency', unit), 'isOpen', is_open, 'expiresAt', expires_at)`;

/** The cards with these ids, in their order, as one value; nothing is asked where there are none. */
export const cardsWithIds = (ids: RawBuilder<readonly number[]>): RawBuilder<readonly CardJson[]> =>
  sql`CASE WHEN ${ids} = '{}' THEN '[]'::jsonb ELSE (
    SELECT coalesce(jsonb_agg(${CARD} ORDER BY array_position(${ids}, gift_card.id)), '[]')
    FROM gift_card JOIN ledger_account ON ledger_account.id = account_id WHERE gift_card.id = ANY(${ids})
  ) END`;

/** A gift card as it came within another statement's JSON: its instant made a `Date`. */
export const cardOfJson = ({ expiresAt, ...card }: CardJson): GiftCard => ({
  ...card,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});

/** The card of a code in a website. */
export async function selectCardByHash(
  db: Db,
  { codeHash, websiteId }: { readonly codeHash: string; readonly websiteId: number },
): Promise<GiftCard | undefined> {
  const { rows } = await sql<{ readonly card: CardJson }>`
    SELECT ${CARD} AS card FROM gift_card JOIN ledger_account ON ledger_account.id = account_id
    WHERE code_hash = ${codeHash} AND website_id = ${websiteId}`.execute(db);
  const [row] = rows;
  return row && cardOfJson(row.card);
}

/** Takes out of cards who they were for whom these addresses are of. */
export async function blankRecipients(db: Db, emails: readonly string[]): Promise<void> {
  const wanted = emails.map((one) => one.toLowerCase());
  await sql`UPDATE gift_card SET recipient_name = '', recipient_email = ''
    WHERE lower(recipient_email) = ANY(${wanted}::text[])`.execute(db);
}

/** Takes out of the cards of these accounts who they were for; gives their ids. */
export async function blankRecipientsOf(db: Db, accountIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    UPDATE gift_card SET recipient_name = '', recipient_email = ''
    WHERE account_id = ANY(${[...accountIds]}::bigint[]) RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}
