import type { ShownItem } from "../cart.queries.ts";

/** The product page in editing mode restores this item's choice (ROUTE-53, PDP-28). */
export function editHref(item: ShownItem): string {
  return `${item.url}?item_id=${item.id}&productId=${item.simpleProductId}&qty=${item.quantity}`;
}

/** Whether another choice may be made of it: it is sold, or a choice is what it wants. */
export const isEdited = ({ canEdit, isSaleable, unsold }: ShownItem): boolean =>
  canEdit && (isSaleable || unsold?.isMendable === true);
