import {
  next,
  startChoosing,
  type Choosing,
  type ChoosingEvent,
} from "@placket/domain/configurator/choose-options";
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
  const start = startChoosing(familyOf(product), readAddressChoice(search).productId);
  return optionsAsked(product, search).reduce(next, start);
}

/** What an address chooses by the attributes' codes, as `color=12`: a search names them. */
export function optionsAsked(product: Product, search: string): ChoosingEvent[] {
  const query = new URLSearchParams(search);
  return familyOf(product).choices.flatMap(({ id: attributeId, code }) => {
    const optionId = wholeNumber(query.get(code));
    return optionId === undefined ? [] : [{ type: "choose", attributeId, optionId }];
  });
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
