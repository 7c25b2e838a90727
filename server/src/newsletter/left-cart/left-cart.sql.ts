import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A cart that was left, and the reader of the newsletter who left it. */
export interface LeftCartRow {
  readonly cartId: number;
  readonly maskId: string;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly groupId: number;
  readonly subscriptionId: number;
  readonly email: string;
  readonly changedAt: Date;
}

/** Between which moments a cart was changed last, and since when it was begun. */
interface Left {
  readonly from: Date;
  readonly until: Date;
  readonly begunFrom: Date;
  /** Who was reminded of a cart since then is left in peace. */
  readonly toldFrom: Date;
  /** The letters that remind. */
  readonly template: string;
}

/** Carts that were left by readers of the newsletter, and of which nobody was reminded; by their ids, so many at once. */
export async function selectLeft(
  db: Db,
  left: Left,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<LeftCartRow[]> {
  const { rows } = await leftWhere(
    left,
    sql`cart.created_at > ${left.begunFrom} AND cart.id > ${after}`,
    sql`ORDER BY cart.id LIMIT ${limit}`,
  ).execute(db);
  return rows;
}

/** One of them as it is now, its cart held; undefined where it was ordered, changed or told of meanwhile. */
export async function holdLeft(
  db: Db,
  left: Left,
  cartId: number,
): Promise<LeftCartRow | undefined> {
  const one = sql`cart.id = ${cartId}`;
  const { rows } = await leftWhere(left, one, sql`FOR UPDATE OF cart SKIP LOCKED`).execute(db);
  return rows[0];
}

const leftWhere = (
  { from, until, toldFrom, template }: Left,
  which: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): RawBuilder<LeftCartRow> => sql`
  SELECT cart.id AS "cartId", mask_id AS "maskId", cart.store_view_id AS "storeViewId", cart.customer_id AS "customerId",
    coalesce(customer.group_id, 0) AS "groupId", newsletter_subscription.id AS "subscriptionId",
    newsletter_subscription.email, cart.updated_at AS "changedAt"
  FROM cart LEFT JOIN customer ON customer.id = cart.customer_id
  JOIN newsletter_subscription ON lower(newsletter_subscription.email) = lower(coalesce(customer.email, cart.email))
  WHERE ${which} AND cart.is_active AND cart.updated_at >= ${from} AND cart.updated_at <= ${until}
    AND state = 'subscribed' AND coalesce(customer.is_active, true)
    AND EXISTS (SELECT FROM cart_item WHERE cart_item.cart_id = cart.id)
    AND NOT EXISTS (SELECT FROM cart_reminder WHERE cart_reminder.cart_id = cart.id)
    AND NOT EXISTS (SELECT FROM sales_order
      WHERE lower(sales_order.email) = lower(newsletter_subscription.email)
        AND sales_order.created_at >= cart.updated_at)
    AND NOT EXISTS (SELECT FROM mail
      WHERE lower(recipient) = lower(newsletter_subscription.email) AND template = ${template}
        AND mail.created_at > ${toldFrom})
  ${end}`;

/** Writes down that somebody is reminded of a cart. */
export async function insertReminder(db: Db, cartId: number, now: Date): Promise<void> {
  await db.insertInto("cart_reminder").values({ cart_id: cartId, told_at: now }).execute();
}

/** Readers who were reminded since then, have ordered after that, and whose letter still waits. */
export async function selectOrderedSince(
  db: Db,
  { template, since }: { readonly template: string; readonly since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ readonly recipient: string }>`
    SELECT DISTINCT recipient FROM cart_reminder JOIN cart ON cart.id = cart_id
    LEFT JOIN customer ON customer.id = cart.customer_id
    JOIN mail ON lower(recipient) = lower(coalesce(customer.email, cart.email))
    WHERE told_at > ${since} AND template = ${template} AND sent_at IS NULL AND EXISTS (
      SELECT FROM sales_order WHERE lower(sales_order.email) = lower(recipient) AND sales_order.created_at >= told_at)`.execute(
    db,
  );
  return rows.map(({ recipient }) => recipient);
}
