import type { CartItem } from "@placket/domain/cart/cart-item";
import type { LineConfiguration } from "@placket/domain/cart/line-identity";
import type { CartPart } from "@placket/domain/cart/part-kinds";
import { problem, type Problem } from "@placket/domain/problem";
import { checkQuantity } from "@placket/domain/quantity/check-quantity";
import type { Selectable } from "kysely";
import type { Ctx } from "../context.ts";
import type { Tables } from "../db/tables.gen.ts";
import { mustRead } from "./stored-order.ts";

/**
 * What leaves the shelf with a line: its pieces, and as many of each service that is done to them. Of the making of a
 * logo's stitches there is no stock.
 */
interface LinePieces {
  readonly productId: number;
  readonly quantity: number;
  readonly configuration: Pick<LineConfiguration, "digitizes">;
  readonly parts: readonly Pick<CartPart, "serviceId">[];
}

export function piecesOf(lines: readonly LinePieces[]) {
  return lines.flatMap(({ productId, quantity, configuration, parts }) => {
    if (configuration.digitizes) return [];
    const services = parts.flatMap(({ serviceId }) => serviceId ?? []);
    return [productId, ...services].map((id) => ({ productId: id, quantity }));
  });
}

type OrderItem = Pick<
  Selectable<Tables["order_item"]>,
  "product_id" | "sku" | "quantity" | "configuration"
>;

/** The same of the lines that an order keeps. */
export function orderedPieces(items: readonly OrderItem[]) {
  const lines = items.map(({ product_id: productId, quantity, configuration, sku }) => {
    const { parts, ...kept } = mustRead("configuration", configuration, `Item ${sku}`);
    return { productId, quantity, configuration: kept, parts };
  });
  return piecesOf(lines);
}

/** What hinders an item of a cart from being ordered. */
export function itemProblems({ principal }: Ctx, item: CartItem): Problem[] {
  const field = `items.${item.id}`;
  if (!item.isSaleable) return [problem("cart.productUnavailable", field)];
  // Asked again where it counts: somebody signed in may have added it, or it came to be so since (PDP-35).
  const isClosed = item.loginRequired && principal.kind !== "customer";
  if (isClosed) return [problem("access.loginRequired", field)];
  return checkQuantity(item.quantity, item.quantityRules).map((found) => ({ ...found, field }));
}
