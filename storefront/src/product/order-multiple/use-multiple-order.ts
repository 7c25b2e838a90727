import { nextMultipleOrder, startMultipleOrder } from "@placket/domain/configurator/order-multiple";
import { useReducer, useState } from "react";
import type { Product } from "../../catalog/product/product.queries.ts";
import { familyOf } from "../choosing/family-of.ts";

/** The grid's order; what is sold out meanwhile leaves it when the product is loaded anew. */
export function useMultipleOrder(product: Product) {
  const [order, dispatch] = useReducer(nextMultipleOrder, product, (first) =>
    startMultipleOrder(familyOf(first)),
  );
  const [seen, setSeen] = useState(product);
  if (seen !== product) {
    setSeen(product);
    dispatch({ type: "renew", family: familyOf(product) });
  }
  return [order, dispatch] as const;
}
