import type { GiftCardState } from "@placket/domain/gift-card/card-state";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Which cards staff look for. */
export interface CardSearch {
  /** The last four signs of a code, or a part of the recipient's name or email; `""` for all. */
  readonly text: string;
  readonly state?: GiftCardState | undefined;
  readonly now: Date;
}

const SORTING: Sorting = {
  columns: {
    created: { by: sql.ref("gift_card.id"), as: "number" },
    balance: { by: sql.ref("ledger_account.balance"), as: "number" },
  },
  unlessTold: "-created",
  id: sql.ref<number>("gift_card.id"),
};

const stateAt = (now: Date) => sql<GiftCardState>`CASE
  WHEN NOT is_open THEN 'off' WHEN expires_at <= ${now} THEN 'over'
  WHEN balance = 0 THEN 'empty' ELSE 'usable' END`;

export type CardRow = NonNullable<Awaited<ReturnType<typeof selectCard>>>;

/** Cards that match, the newest first unless told. */
export function selectCards(db: Db, { text, state, now }: CardSearch, page: PageAsked) {
  let query = cards(db, now);
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([
        row("last_four", "=", text.toUpperCase()),
        row("recipient_name", "ilike", part),
        row("recipient_email", "ilike", part),
      ]),
    );
  }
  if (state !== undefined) query = query.where(stateAt(now), "=", state);
  return listPage(query, SORTING, page);
}

/** A gift card as staff see it, with its state at `now`; `undefined` where there is none. */
export function selectCard(db: Db, id: number, now: Date) {
  return cards(db, now).where("gift_card.id", "=", id).executeTakeFirst();
}

/** The cards of these accounts, the newest first. */
export async function selectCardsOf(db: Db, accountIds: readonly number[], now: Date) {
  return accountIds.length === 0
    ? []
    : cards(db, now)
        .where("account_id", "in", accountIds)
        .orderBy("gift_card.id", "desc")
        .execute();
}

/** The id of the card of a code, in whichever website. */
export async function selectCardId(db: Db, codeHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("gift_card")
    .select("id")
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return row?.id;
}

const cards = (db: Db, now: Date) =>
  db
    .selectFrom("gift_card")
    .innerJoin("ledger_account", "ledger_account.id", "account_id")
    .select([
      "gift_card.id",
      "account_id as accountId",
      "website_id as websiteId",
      "last_four as lastFour",
      "recipient_name as recipientName",
      "recipient_email as recipientEmail",
      "gift_card.created_at as createdAt",
      "unit as currency",
      "balance",
      "is_open as isOpen",
      "expires_at as expiresAt",
      stateAt(now).as("state"),
    ]);

/** A card to be written down; its account stands. */
interface NewCard {
  readonly accountId: number;
  readonly websiteId: number;
  readonly codeHash: string;
  readonly lastFour: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
}

/** Adds a gift card, of its code the hash and the last four signs alone. Gives its id. */
export async function insertCard(db: Db, card: NewCard, now: Date): Promise<number> {
  const { id } = await db
    .insertInto("gift_card")
    .values({
      account_id: card.accountId,
      website_id: card.websiteId,
      code_hash: card.codeHash,
      last_four: card.lastFour,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
