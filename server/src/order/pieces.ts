import { isKnownBuyer } from "@placket/domain/access/principal";
import type { BundledItem } from "@placket/domain/bundle/bundled-item";
import { itemProblem } from "@placket/domain/cart/checkout-door";
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
 * logo's stitches there is no stock, and none of gift cards.
 */
interface LinePieces {
  readonly productId: number;
  readonly quantity: number;
  readonly configuration: Pick<LineConfiguration, "digitizes" | "giftCard">;
  /** What stands in each piece that is a bundle: it leaves the shelf, the bundle itself lies on none. */
  readonly bundled: readonly Pick<BundledItem, "productId" | "quantity">[];
  readonly parts: readonly Pick<CartPart, "serviceId">[];
}

/**
 * The pieces that leave the shelf with lines, by product: those of bundles and of services among them, a product
 * once for each line.
 */
export function piecesOf(lines: readonly LinePieces[]) {
  return lines.flatMap(({ productId, quantity, configuration, bundled, parts }) => {
    if (configuration.digitizes || configuration.giftCard) return [];
    const services = parts.flatMap(({ serviceId }) => serviceId ?? []);
    const goods = bundled.length > 0 ? bundled : [{ productId, quantity: 1 }];
    return [...goods, ...services.map((id) => ({ productId: id, quantity: 1 }))].map((one) => ({
      productId: one.productId,
      quantity: one.quantity * quantity,
    }));
  });
}

type OrderItem = Pick<
  Selectable<Tables["order_item"]>,
  "product_id" | "sku" | "quantity" | "configuration"
>;

/** The same of the lines that an order keeps. */
export function orderedPieces(items: readonly OrderItem[]) {
  const lines = items.map(({ product_id: productId, quantity, configuration, sku }) => {
    const { parts, bundled, ...kept } = mustRead("configuration", configuration, `Item ${sku}`);
    return { productId, quantity, configuration: kept, bundled, parts };
  });
  return piecesOf(lines);
}

/** What hinders an item of a cart from being ordered. */
export function itemProblems({ principal }: Ctx, item: CartItem): Problem[] {
  const field = `items.${item.id}`;
  const found = itemProblem(item);
  if (found) return [{ ...found, field }];
  // Asked again where it counts: somebody signed in may have added it, or it came to be so since (PDP-35).
  const isClosed = item.loginRequired && !isKnownBuyer(principal);
  if (isClosed) return [problem("access.loginRequired", field)];
  return checkQuantity(item.quantity, item.quantityRules).map((found) => ({ ...found, field }));
}
