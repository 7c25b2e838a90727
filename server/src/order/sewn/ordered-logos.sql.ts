import { readStored } from "@placket/contract/order/stored-order.codec";
import { carriersOf } from "@placket/domain/cart/digitizing/digitizing";
import type { DigitizingCharge } from "@placket/domain/order/step/digitizing-charge";
import { isUnderWay, stands } from "@placket/domain/order/order-status";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { paidByOrder } from "../../embroidery/logo/digitizing.ts";
import { logosNamed, namesLogo, usesOn } from "../../embroidery/logo/logo-uses.ts";

/** Where these logos stand on lines of orders, and whether those are under way. */
export async function logosInOrders({ db }: Pick<Ctx, "db">, numbers: readonly string[]) {
  const lines = await db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select(["status", logosNamed.as("logos")])
    .where(namesLogo(numbers))
    .execute();
  return usesOn(lines.map(({ status, logos }) => ({ logos, isUnderWay: isUnderWay(status) })));
}

/** The numbers of the logos on an order's lines. */
export async function selectLogosOfOrder(db: Db, orderId: number): Promise<readonly string[]> {
  const lines = await db
    .selectFrom("order_item")
    .select(logosNamed.as("logos"))
    .where("order_id", "=", orderId)
    .execute();
  return lines.flatMap(({ logos }) => logos);
}

/** A line of an order as far as it says what is on it. */
interface OrderedItem {
  readonly id: number;
  readonly configuration: unknown;
}

/**
 * What an order charges for stitches of logos, and whether they are made already or needed by another order that
 * stands (decisions 0094 and 0105).
 */
export async function selectDigitizing(
  db: Db,
  orderId: number,
  items: readonly OrderedItem[],
): Promise<readonly DigitizingCharge[]> {
  // What cannot be read is told where the order is.
  const lines = items.flatMap(({ id, configuration }) => {
    const stored = readStored("configuration", configuration);
    return stored.ok ? [{ id, ...stored.value }] : [];
  });
  const charges = lines.flatMap(({ id, digitizes }) =>
    digitizes ? [{ itemId: id, logo: digitizes.logo }] : [],
  );
  if (charges.length === 0) return [];
  const paid = await paidByOrder(db, orderId);
  const needed = await neededElsewhere(db, orderId, paid);
  return charges.map((charge) => {
    const same = paid.filter(({ paidAs }) => paidAs === charge.logo);
    const numbers = [charge.logo, ...same.map(({ number }) => number)];
    return {
      ...charge,
      carriers: lines
        .filter((line) => numbers.some((number) => carriersOf([line], number).length > 0))
        .map(({ id }) => id),
      isUsed: same.some(({ number, isDigitized }) => isDigitized || needed.has(number)),
    };
  });
}

/** Those of these logos that are on lines of other orders that stand. */
async function neededElsewhere(
  db: Db,
  orderId: number,
  logos: readonly { readonly number: string }[],
): Promise<ReadonlySet<string>> {
  if (logos.length === 0) return new Set();
  const others = await db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select(["status", logosNamed.as("logos")])
    .where("order_id", "!=", orderId)
    .where(namesLogo(logos.map(({ number }) => number)))
    .execute();
  return new Set(others.flatMap(({ status, logos: on }) => (stands(status) ? on : [])));
}
