import type { SubscriptionState } from "@placket/domain/newsletter/subscription";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** The link of a letter, as it is kept. */
interface Token {
  readonly tokenHash: string;
  /** `null` for one that is never over. */
  readonly expiresAt: Date | null;
}

interface Asked extends Token {
  readonly email: string;
  readonly storeViewId: number;
  readonly now: Date;
}

const emailIs = (email: string) => sql<boolean>`lower(email) = lower(${email}::text)`;

/** Writes down that an address is asked; `undefined` where it is subscribed already: nobody asks again. */
export async function askSubscription(
  db: Db,
  { email, storeViewId, tokenHash, expiresAt, now }: Asked,
): Promise<number | undefined> {
  const asked = {
    state: "unconfirmed",
    store_view_id: storeViewId,
    token_hash: tokenHash,
    token_expires_at: expiresAt,
    changed_at: now,
  } as const;
  const row = await db
    .insertInto("newsletter_subscription")
    .values({ ...asked, email, created_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet(asked)
        .where("newsletter_subscription.state", "<>", "subscribed"),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** A subscription that moved by a link. */
interface Moved {
  readonly id: number;
  readonly email: string;
  readonly storeViewId: number;
}

/** Confirms by a link that is not over, which makes way for the one that ends the subscription. */
export async function confirmByToken(
  db: Db,
  { tokenHash, next, now }: { tokenHash: string; next: Token; now: Date },
): Promise<Moved | undefined> {
  return db
    .updateTable("newsletter_subscription")
    .set({
      state: "subscribed",
      token_hash: next.tokenHash,
      token_expires_at: next.expiresAt,
      changed_at: now,
    })
    .where("token_hash", "=", tokenHash)
    .where("state", "=", "unconfirmed")
    .where("token_expires_at", ">", now)
    .returning(["id", "email", "store_view_id as storeViewId"])
    .executeTakeFirst();
}

/** Keeps a further link that ends a subscription. */
export async function insertLink(
  db: Db,
  {
    tokenHash,
    subscriptionId,
    now,
  }: { readonly tokenHash: string; readonly subscriptionId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("newsletter_link")
    .values({ token_hash: tokenHash, subscription_id: subscriptionId, created_at: now })
    .execute();
}

/** Forgets links that are older. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("newsletter_link").where("created_at", "<", before).execute();
}

/** Ends a subscription by one of its links, however often that is followed. */
export async function endSubscriptionByToken(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("newsletter_subscription")
    .set({ state: "unsubscribed", changed_at: now })
    .where((eb) =>
      eb.or([
        eb("token_hash", "=", tokenHash),
        eb(
          "id",
          "in",
          eb
            .selectFrom("newsletter_link")
            .select("subscription_id")
            .where("newsletter_link.token_hash", "=", tokenHash),
        ),
      ]),
    )
    .where("state", "<>", "unconfirmed")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the subscription of an address, or the asking for one. */
export async function endSubscriptionOf(db: Db, email: string, now: Date): Promise<void> {
  await db
    .updateTable("newsletter_subscription")
    .set({ state: "unsubscribed", changed_at: now })
    .where(emailIs(email))
    .where("state", "<>", "unsubscribed")
    .execute();
}

/** Deletes what is known of an address and the newsletter. */
export async function deleteSubscription(db: Db, email: string): Promise<void> {
  await db.deleteFrom("newsletter_subscription").where(emailIs(email)).execute();
}

/** Whether an address wants the newsletter; `undefined` where it was never asked. */
export async function selectSubscriptionState(
  db: Db,
  email: string,
): Promise<SubscriptionState | undefined> {
  const row = await db
    .selectFrom("newsletter_subscription")
    .select("state")
    .where(emailIs(email))
    .executeTakeFirst();
  return row?.state;
}
