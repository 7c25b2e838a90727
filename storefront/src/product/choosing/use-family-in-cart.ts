import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";

/**
 * How many pieces of the product, any sizes and colors, are in the cart: they count for its bulk price. The
 * item that is being edited does not, because its pieces are the ones on the page.
 */
export function useFamilyInCart({ id, parentId }: Product, editedItemId?: number): number {
  const { data: cart } = useCart();
  const familyId = parentId ?? id;
  const items = cart?.items.filter((item) => {
    return item.familyId === familyId && item.id !== editedItemId;
  });
  return items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
