import type { StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { pricesFromStore } from "@placket/contract/cart/stored-quote-prices.codec";
import { addressFromStore } from "@placket/contract/directory/stored-address.codec";
import type { OwnAccount } from "@placket/domain/ledger/own-account";
import { sql, type ExpressionBuilder, type RawBuilder, type Selectable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "../db/database.ts";
import { couponsOfCodes } from "../promotion/promotion.ts";
import { withLogosToday } from "./digitizing/logos-today.ts";
import { prepared } from "../db/statement/prepared.ts";
import type { Tables } from "../db/tables.gen.ts";
import { cardsRead, readingCards } from "../gift-card/gift-card.ts";
import { readingOwnAccounts } from "../ledger/ledger.ts";
import { readingCardProviders } from "../payment/payment.ts";

/** One cart with its items in the order they were added, in one query; one more for its codes. */
export async function selectCart(db: Db, maskId: string): Promise<StoredCart | undefined> {
  const { rows } = await cartOf(db, { maskId });
  const [row] = rows;
  return row && couponedCart(db, row);
}

const cartOf = prepared<Pick<NewCart, "maskId">, CartRow>((at, paper) =>
  paper
    .selectFrom("cart")
    .selectAll("cart")
    .select((eb) => jsonArrayFrom(itemsOf(eb)).as("items"))
    .select([GIFT_CARDS, OWN_ACCOUNTS, CARD_PROVIDERS, QUOTED])
    .where("mask_id", "=", at("maskId")),
);

const itemsOf = (eb: ExpressionBuilder<Tables, "cart">) =>
  eb
    .selectFrom("cart_item")
    .select(ITEM_COLUMNS)
    .whereRef("cart_item.cart_id", "=", "cart.id")
    .orderBy("cart_item.id");

/** The gift cards of a cart, with what is on them. */
const GIFT_CARDS = readingCards(sql.ref("cart.gift_card_ids")).as("gift_cards");

/** What the customer of a cart can spend besides money. */
const OWN_ACCOUNTS = readingOwnAccounts(sql.ref("cart.customer_id")).as("own_accounts");

/** Who keeps a card for the customer of a cart. */
const CARD_PROVIDERS = readingCardProviders(sql.ref("cart.customer_id")).as("card_providers");

/** The quote that staff put into a cart, if any. */
const QUOTED = sql`
  (SELECT jsonb_build_object('id', quote.id, 'validUntil', quote.valid_until, 'prices', quote.prices)
    FROM cart_quote AS quote WHERE quote.id = cart.quote_id)`.as("quoted");

/**
 * The version that the statement's snapshot shows. A statement that had to wait for another one holds the
 * cart as that one left it, but has read the items as they were before; then the two versions differ.
 */
const versionSeen = sql<number>`
  (SELECT seen.version FROM cart AS seen WHERE seen.id = cart.id)`.as("version_seen");

/** The cart that is held now; items that were read too early are read again. */
async function heldCart(db: Db, row: CartRow, isFresh: boolean): Promise<StoredCart> {
  if (isFresh) return couponedCart(db, row);
  const items = await db
    .selectFrom("cart_item")
    .select(ITEM_COLUMNS)
    .where("cart_id", "=", row.id)
    .orderBy("cart_item.id")
    .execute();
  return couponedCart(db, { ...row, items });
}

const ITEM_COLUMNS = [
  "cart_item.id",
  "product_id as productId",
  "parent_id as parentId",
  "quantity",
  "override_category_id as overrideCategoryId",
  "configuration",
] as const;

/** Raises a cart's version and holds it until the transaction ends. */
export async function touchCart(
  db: Db,
  maskId: string,
  now: Date,
): Promise<StoredCart | undefined> {
  const row = await db
    .updateTable("cart")
    .set({ version: sql`version + 1`, updated_at: now })
    .where("mask_id", "=", maskId)
    .returningAll("cart")
    .returning(versionSeen)
    .returning([GIFT_CARDS, OWN_ACCOUNTS, CARD_PROVIDERS, QUOTED])
    .returning((eb) => jsonArrayFrom(itemsOf(eb)).as("items"))
    .executeTakeFirst();
  return row && heldCart(db, row, row.version_seen + 1 === row.version);
}

/** A cart with what its codes stand for, and which logos are unpaid: asked only where it has some. */
async function couponedCart(db: Db, row: CartRow): Promise<StoredCart> {
  const cart = await withLogosToday(db, storedCart(row));
  const codes = row.coupon_code?.split(",") ?? [];
  return codes.length > 0 ? { ...cart, coupons: await couponsOfCodes(db, codes) } : cart;
}

type CartRow = Selectable<Tables["cart"]> & {
  readonly items: readonly ItemRow[];
  readonly gift_cards: Parameters<typeof cardsRead>[0];
  readonly own_accounts: readonly OwnAccount[];
  readonly card_providers: readonly string[];
  readonly quoted: unknown;
};

type ItemRow = Omit<StoredCartItem, "configuration"> & { readonly configuration: unknown };

function storedCart(row: CartRow): StoredCart {
  return {
    id: row.id,
    maskId: row.mask_id,
    storeViewId: row.store_view_id,
    customerId: row.customer_id,
    email: row.email,
    billingAddress: addressFromStore(row.billing_address),
    shippingAddress: addressFromStore(row.shipping_address),
    billingSameAsShipping: row.billing_same_as_shipping,
    chosenShippingMethod:
      row.shipping_carrier_code !== null && row.shipping_method_code !== null
        ? { carrierCode: row.shipping_carrier_code, methodCode: row.shipping_method_code }
        : null,
    paymentMethodCode: row.payment_method_code,
    coupons: [],
    giftCards: cardsRead(row.gift_cards),
    usesStoreCredit: row.uses_store_credit,
    rewardPoints: row.reward_points,
    ownAccounts: row.own_accounts,
    cardProviders: row.card_providers,
    orderComment: row.order_comment,
    quoted: row.quoted === null ? null : (pricesFromStore(row.quoted) ?? null),
    paymentDetails: row.payment_details,
    unpaidLogos: [],
    digitizedSince: [],
    isActive: row.is_active,
    isJoined: row.joined_into !== null,
    isBound: row.is_bound,
    version: row.version,
    items: row.items as readonly StoredCartItem[],
  };
}

/** Lets nobody use a cart but the visit from a procurement system that it was made for. */
export async function bindCart(db: Db, cartId: number): Promise<void> {
  await db
    .updateTable("cart")
    .set({ is_bound: true, version: sql`version + 1` })
    .where("id", "=", cartId)
    .execute();
}

export interface NewCart {
  readonly maskId: string;
  readonly storeViewId: number;
  readonly customerId: number | null;
  readonly customerGroupId: number;
  readonly now: Date;
}

/** False where another cart has the mask id. */
export async function insertCart(db: Db, cart: NewCart): Promise<boolean> {
  const made = await db
    .insertInto("cart")
    .values(cartRow(cart))
    .onConflict((conflict) => conflict.column("mask_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** A new cart with its first items, in one statement; none where another cart has the mask id. */
export async function insertFilledCart(
  db: Db,
  cart: NewCart,
  items: readonly LineToWrite[],
): Promise<StoredCart | undefined> {
  const { rows } = await filledInsert(db, { ...cart, lines: linesJson(items) });
  const [row] = rows;
  return row && withLogosToday(db, storedCart(row));
}

const filledInsert = prepared<NewCart & { readonly lines: string }, CartRow>((at, paper) =>
  paper
    .with("made", (cte) =>
      cte
        .insertInto("cart")
        .values({
          mask_id: at("maskId"),
          store_view_id: at("storeViewId"),
          customer_id: at("customerId"),
          customer_group_id: at("customerGroupId"),
          created_at: at("now"),
          updated_at: at("now"),
        })
        .onConflict((conflict) => conflict.column("mask_id").doNothing())
        .returningAll(),
    )
    .with("filled", (cte) =>
      cte
        .insertInto("cart_item")
        .columns(["cart_id", ...LINE_COLUMNS])
        .expression((eb) =>
          eb
            .selectFrom("made")
            .innerJoin(lineRows(at("lines")), (join) => join.onTrue())
            .select(["made.id", ...LINE_COLUMNS.map((name) => `item.${name}` as const)]),
        )
        .returning(ITEM_COLUMNS),
    )
    .selectFrom("made as cart")
    .selectAll("cart")
    .select([GIFT_CARDS, OWN_ACCOUNTS, CARD_PROVIDERS, QUOTED])
    .select((eb) =>
      jsonArrayFrom(eb.selectFrom("filled").selectAll().orderBy("filled.id")).as("items"),
    ),
);

function cartRow(cart: NewCart) {
  return {
    mask_id: cart.maskId,
    store_view_id: cart.storeViewId,
    customer_id: cart.customerId,
    customer_group_id: cart.customerGroupId,
    created_at: cart.now,
    updated_at: cart.now,
  };
}

/** A line to be written; of one that stands already only the quantity is. */
export interface LineToWrite extends Omit<StoredCartItem, "id"> {
  readonly hash: string;
}

const LINE_COLUMNS = [
  "product_id",
  "parent_id",
  "quantity",
  "override_category_id",
  "configuration",
  "hash",
] as const;

/** Lines as one JSON value: as many as there are, one parameter. */
function linesJson(lines: readonly LineToWrite[]): string {
  const rows = lines.map((line) => ({
    product_id: line.productId,
    parent_id: line.parentId,
    quantity: line.quantity,
    override_category_id: line.overrideCategoryId,
    configuration: line.configuration,
    hash: line.hash,
  }));
  return JSON.stringify(rows);
}

/** The table that such a value holds. */
function lineRows(lines: RawBuilder<string>) {
  type Row = Pick<Selectable<Tables["cart_item"]>, (typeof LINE_COLUMNS)[number]>;
  return sql<Row>`jsonb_to_recordset(${lines}::jsonb)`.as<"item">(
    sql`item(product_id int, parent_id int, quantity int, override_category_id int,
      configuration jsonb, hash text)`,
  );
}

/**
 * Writes lines of a cart in one statement, however many: new ones are made, those that stand get their new
 * quantity. Gives them with their ids.
 */
export async function writeLines(
  db: Db,
  cartId: number,
  lines: readonly LineToWrite[],
): Promise<StoredCartItem[]> {
  const rows = await db
    .insertInto("cart_item")
    .columns(["cart_id", ...LINE_COLUMNS])
    .expression((eb) =>
      eb
        .selectFrom(lineRows(sql.val(linesJson(lines))))
        .select((one) => [
          one.val(cartId).$castTo<number>().as("cart_id"),
          ...LINE_COLUMNS.map((name) => `item.${name}` as const),
        ]),
    )
    .onConflict((on) =>
      on
        .columns(["cart_id", "hash"])
        .doUpdateSet((eb) => ({ quantity: eb.ref("excluded.quantity") })),
    )
    .returning(ITEM_COLUMNS)
    .execute();
  return rows as readonly ItemRow[] as StoredCartItem[];
}

/** Gives lines that stand what of them may change: quantity, override category and configuration, in one statement. */
export async function updateLines(
  db: Db,
  lines: readonly (LineToWrite & Pick<StoredCartItem, "id">)[],
): Promise<void> {
  const rows = lines.map(({ id, quantity, overrideCategoryId, configuration, hash }) => {
    return { id, quantity, hash, configuration, override_category_id: overrideCategoryId };
  });
  await sql`UPDATE cart_item
    SET quantity = item.quantity, override_category_id = item.override_category_id,
      configuration = item.configuration, hash = item.hash
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS item(id int, quantity int, override_category_id int, configuration jsonb, hash text)
    WHERE cart_item.id = item.id`.execute(db);
}

/** Deletes lines of carts by their ids; ids that are gone are passed over. */
export async function deleteItems(db: Db, itemIds: readonly number[]): Promise<void> {
  await db.deleteFrom("cart_item").where("id", "in", itemIds).execute();
}

/** Opens a cart again whose payment failed; its payment token is spent. */
export async function reopen(db: Db, cartId: number, now: Date): Promise<void> {
  await db
    .updateTable("cart")
    .set({ is_active: true, payment_details: null, version: sql`version + 1`, updated_at: now })
    .where("id", "=", cartId)
    .execute();
}
