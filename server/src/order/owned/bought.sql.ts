import type { Db } from "../../db/database.ts";

/** Whether something of a product stands in an order of a customer that is paid or complete. */
export async function selectBought(
  db: Db,
  { customerId, productId }: { readonly customerId: number; readonly productId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("sales_order")
    .innerJoin("order_item", "order_item.order_id", "sales_order.id")
    .select("sales_order.id")
    .where("sales_order.customer_id", "=", customerId)
    .where("sales_order.status", "in", ["processing", "complete"])
    .where((row) =>
      row.or([row("order_item.product_id", "=", productId), row("parent_id", "=", productId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of an order what its buyer may be asked about; products by their families, in the order of its lines. */
export interface ReviewableOrder {
  readonly orderId: number;
  readonly number: string;
  readonly email: string;
  readonly customerId: number | null;
  readonly storeViewId: number;
  readonly products: readonly { readonly productId: number; readonly name: string }[];
}

/** An order that is complete; undefined of any other. */
export async function selectReviewable(
  db: Db,
  orderId: number,
): Promise<ReviewableOrder | undefined> {
  const order = await db
    .selectFrom("sales_order")
    .select(["id as orderId", "number", "email", "customer_id as customerId"])
    .select("store_view_id as storeViewId")
    .where("id", "=", orderId)
    .where("status", "=", "complete")
    .executeTakeFirst();
  if (!order) return undefined;
  const items = await db
    .selectFrom("order_item")
    .select(["product_id as ownId", "parent_id as parentId", "name"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  const products = new Map(
    items.flatMap(({ ownId, parentId, name }) => {
      const productId = parentId ?? ownId;
      return productId === null ? [] : [[productId, { productId, name }] as const];
    }),
  );
  return { ...order, products: [...products.values()] };
}

/** The email of an order; `undefined` where there is no such order. */
export async function selectBuyersEmail(db: Db, orderId: number): Promise<string | undefined> {
  const order = await db
    .selectFrom("sales_order")
    .select("email")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return order?.email;
}
