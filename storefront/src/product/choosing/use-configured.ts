import { variantOf } from "@placket/domain/configurator/chosen-variant";
import {
  next,
  type Choosing,
  type ChoosingEvent,
} from "@placket/domain/configurator/choose-options";
import { rulesOfVariant, sharedRules } from "@placket/domain/configurator/family";
import { enteredQuantity } from "@placket/domain/quantity/entered-quantity";
import { settleProductQuantity } from "@placket/domain/quantity/product-quantity";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import { useReducer, useState } from "react";
import type { ShownItem } from "../../cart/cart.queries.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { optionsAsked, readAddressChoice, startAt } from "./address-choice.ts";
import { familyOf } from "./family-of.ts";
import { openRefusedEntry, type RefusedEntry } from "./refused-entry.ts";
import { useFamilyInCart } from "./use-family-in-cart.ts";

/** What stands on a product page: the choice, how many, and the cart item it came from. */
export interface Configured {
  readonly choosing: Choosing;
  readonly dispatch: (event: ChoosingEvent) => void;
  readonly quantity: number;
  /** How many the address or the edited item asked for, as long as nothing was chosen here; `quantity` is within the limits. */
  readonly asked: number;
  readonly setQuantity: (quantity: number) => void;
  readonly rules: QuantityRules;
  readonly refusedEntry: RefusedEntry;
  /** Pieces of the family that the cart holds already; they count for the bulk price. */
  readonly inCart: number;
  /** The cart item that is edited; undefined for a new one (PDP-28). */
  readonly edited: ShownItem | undefined;
}

/**
 * The page's choice: begun from the address (ROUTE-53), restored from the cart item when one is edited
 * (PDP-28), renewed when the product is loaded anew. Quick view gives the query of the product's own
 * address, because the page below it stands at another.
 */
export function useConfigured(product: Product, ownSearch?: string): Configured {
  const address = useAddress();
  const search = ownSearch ?? address.search;
  const [choosing, dispatch] = useReducer(next, undefined, () => startAt(product, search));
  const [wanted, setQuantity] = useState<number | string>(
    () => readAddressChoice(search).quantity ?? 1,
  );
  const edited = useEditedItem(product, search);
  const [seen, setSeen] = useState<{ product: Product; search: string; item?: number | undefined }>(
    {
      product,
      search,
    },
  );
  if (seen.product !== product || seen.search !== search || seen.item !== edited?.id) {
    setSeen({ product, search, item: edited?.id });
    if (seen.product !== product) dispatch({ type: "renew", family: familyOf(product) });
    const { productId } = readAddressChoice(search);
    if (seen.search !== search) {
      if (productId !== undefined) dispatch({ type: "show", productId });
      for (const event of optionsAsked(product, search)) dispatch(event);
    }
    if (edited && seen.item !== edited.id) {
      dispatch({ type: "show", productId: edited.simpleProductId });
      setQuantity(edited.quantity);
    }
  }
  const rules = rulesOf(product, choosing);
  const current = rules.minimum;
  const quantity =
    wanted === 0 && edited ? 0 : settleProductQuantity(wanted, { current, rules }).quantity;
  const asked = enteredQuantity(wanted) ?? quantity;
  const inCart = useFamilyInCart(product, edited?.id);
  const [refusedEntry] = useState(openRefusedEntry);
  return { choosing, dispatch, quantity, asked, setQuantity, rules, refusedEntry, inCart, edited };
}

/** The cart item of `?item_id=`, if it is in the cart and of this product; only a browser has a cart. */
function useEditedItem({ id, parentId }: Product, search: string): ShownItem | undefined {
  const { itemId } = readAddressChoice(search);
  const { data: cart } = useCart();
  const item = cart?.items.find((one) => one.id === itemId);
  return item && [id, parentId].includes(item.familyId) ? item : undefined;
}

/** The rules of the chosen variant, until then those that all variants share, else the product's own. */
function rulesOf(product: Product, choosing: Choosing): QuantityRules {
  const { family } = choosing;
  const variant = variantOf(choosing);
  if (variant) return rulesOfVariant(family, variant.productId);
  return (
    sharedRules(family) ?? {
      minimum: product.minQuantity,
      maximum: product.maxQuantity,
      increment: product.qtyIncrements,
    }
  );
}
