import { startChoosing, type Choosing } from "@placket/domain/configurator/choose-options";
import type { Product } from "../../catalog/product/product.queries.ts";
import { familyOf } from "./family-of.ts";

/** What a product page's address asks for (ROUTE-53). */
interface AddressChoice {
  /** Preselects the matching variant. */
  readonly productId: number | undefined;
  /** Preselects the quantity: free text, settled like an entry. */
  readonly quantity: string | undefined;
  /** The cart item that is edited (PDP-28). */
  readonly itemId: number | undefined;
}

export function readAddressChoice(search: string): AddressChoice {
  const query = new URLSearchParams(search);
  return {
    productId: wholeNumber(query.get("productId")),
    quantity: query.get("qty") ?? undefined,
    itemId: wholeNumber(query.get("item_id")),
  };
}

/** The choice that a product's page opens with; never a color by itself (reading 31). */
export function startAt(product: Product, search: string): Choosing {
  return startChoosing(familyOf(product), readAddressChoice(search).productId);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
