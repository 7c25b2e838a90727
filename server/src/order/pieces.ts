import type { CartPart } from "@placket/domain/cart/part-kinds";
import type { Selectable } from "kysely";
import type { Tables } from "../db/tables.gen.ts";
import { mustRead } from "./stored-order.ts";

/** What leaves the shelf with a line: its pieces, and as many of each service that is done to them. */
interface LinePieces {
  readonly productId: number;
  readonly quantity: number;
  readonly parts: readonly Pick<CartPart, "serviceId">[];
}

export function piecesOf(lines: readonly LinePieces[]) {
  return lines.flatMap(({ productId, quantity, parts }) => {
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
    const { parts } = mustRead("configuration", configuration, `Item ${sku}`);
    return { productId, quantity, parts };
  });
  return piecesOf(lines);
}
