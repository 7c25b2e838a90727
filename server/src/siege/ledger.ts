import { goesOn, isUnderWay, type OrderStatus } from "@placket/domain/order/order-status";
import { holdsMoney, isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { PaymentProvider } from "../providers/payment/payment-provider.ts";
import type { Outcome } from "./stubborn-shopper.ts";

/** What stands in the store afterwards. */
export interface Books {
  readonly orders: readonly BookedOrder[];
  /** Pieces on the shelf by product. */
  readonly shelf: ReadonlyMap<number, number>;
}

interface BookedOrder {
  readonly maskId: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly pieces: ReadonlyMap<number, number>;
  readonly payments: readonly { readonly state: PaymentState; readonly key: string }[];
}

/** Reads orders, their pieces and payments, and the shelf. */
export async function readBooks(db: Db): Promise<Books> {
  const [orders, items, services, payments, stock] = await Promise.all([
    db
      .selectFrom("sales_order")
      .innerJoin("cart", "cart.id", "sales_order.cart_id")
      .select(["sales_order.id", "mask_id", "number", "status"])
      .execute(),
    db.selectFrom("order_item").select(["order_id", "product_id", "quantity"]).execute(),
    // What is sewn on each piece is charged as a product, and taken off its shelf.
    db
      .selectFrom("order_item")
      .innerJoin("product", (join) =>
        join.on(sql<boolean>`jsonb_path_exists(configuration,
          '$.parts[*] ? (@.serviceId == $id)', jsonb_build_object('id', product.id))`),
      )
      .select(["order_id", "product.id as product_id", "order_item.quantity"])
      .execute(),
    db.selectFrom("payment").select(["order_id", "state", "idempotency_key"]).execute(),
    db.selectFrom("stock_item").select(["product_id", "quantity"]).execute(),
  ]);
  return {
    orders: orders.map(({ id, mask_id: maskId, number, status }) => ({
      maskId,
      number,
      status,
      pieces: sums([...items, ...services].filter((item) => item.order_id === id)),
      payments: payments
        .filter((payment) => payment.order_id === id)
        .map(({ state, idempotency_key: key }) => ({ state: state, key })),
    })),
    shelf: sums(stock),
  };
}

function sums(
  rows: readonly { readonly product_id: number | null; readonly quantity: number }[],
): Map<number, number> {
  const byProduct = new Map<number, number>();
  for (const { product_id: id, quantity } of rows) {
    if (id !== null) byProduct.set(id, (byProduct.get(id) ?? 0) + quantity);
  }
  return byProduct;
}

/** Whether the pieces of an order are off the shelf: it is bought, or may be yet. */
const isOffTheShelf = ({ status }: Pick<BookedOrder, "status">): boolean =>
  isUnderWay(status) || goesOn(status);

/** What the shoppers were told, what the shelf held before, and what the processor has. */
export interface Witnesses {
  readonly outcomes: readonly Outcome[];
  readonly shelfBefore: ReadonlyMap<number, number>;
  readonly processor: Pick<PaymentProvider, "find">;
  /** Keys of all payments that the processor ever showed. */
  readonly keysSeen: ReadonlySet<string>;
}

/** Holds the books against everybody's word. Gives one line for each thing that does not agree. */
export async function audit(books: Books, witnesses: Witnesses): Promise<string[]> {
  return [
    ...lost(books, witnesses),
    ...doubled(books),
    ...shelfFaults(books, witnesses),
    ...(await moneyFaults(books, witnesses)),
    ...unknownMoney(books, witnesses),
  ];
}

/** Whoever was told a number has that order, paid. */
function lost({ orders }: Books, { outcomes }: Witnesses): string[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.kind !== "placed") return [];
    const order = orders.find(({ number }) => number === outcome.number);
    const isPaid = order?.maskId === outcome.maskId && order.status === "processing";
    return isPaid ? [] : [`lost: ${outcome.number} was told, and is ${order?.status ?? "nowhere"}`];
  });
}

/** One cart, one order, one payment that holds money. */
function doubled({ orders }: Books): string[] {
  const carts = Map.groupBy(orders, ({ maskId }) => maskId);
  const twice = [...carts].filter(([, of]) => of.length > 1);
  const paidTwice = orders.filter(
    ({ payments }) => payments.filter(({ state }) => holdsMoney(state)).length > 1,
  );
  return [
    ...twice.map(([maskId, of]) => `doubled: ${of.length} orders of the cart ${maskId}`),
    ...paidTwice.map(({ number }) => `doubled: ${number} is paid twice`),
  ];
}

function shelfFaults({ orders, shelf }: Books, { shelfBefore }: Witnesses): string[] {
  return [...shelfBefore].flatMap(([product, before]) => {
    const now = shelf.get(product) ?? 0;
    const taken = orders
      .filter(isOffTheShelf)
      .reduce((sum, { pieces }) => sum + (pieces.get(product) ?? 0), 0);
    if (now < 0) return [`negative: ${now} pieces of ${product}`];
    if (now + taken === before) return [];
    return [`stock: ${before} of ${product} before, ${now} now and ${taken} in orders`];
  });
}

/** The processor holds money for exactly those payments that the store says hold it. */
async function moneyFaults({ orders }: Books, { processor }: Witnesses): Promise<string[]> {
  const faults: string[] = [];
  for (const { number, status, payments } of orders) {
    for (const { state, key } of payments) {
      const standing = await processor.find(key);
      const there = standing === "unknown" ? "unknown" : standing.state;
      const isHeldThere = there === "authorized" || there === "captured";
      if (isHeldThere !== holdsMoney(state))
        faults.push(`money: ${number} is ${state}, there ${there}`);
      if (isOpen(state)) faults.push(`unexplained: ${number} is ${status}, its payment ${state}`);
    }
  }
  return faults;
}

/** The processor knows no payment that the store does not. */
function unknownMoney({ orders }: Books, { keysSeen }: Witnesses): string[] {
  if (orders.length > 0 && keysSeen.size === 0) return ["the processor's payments were not seen"];
  const known = new Set(orders.flatMap(({ payments }) => payments.map(({ key }) => key)));
  return [...keysSeen].filter((key) => !known.has(key)).map((key) => `unexplained: payment ${key}`);
}
