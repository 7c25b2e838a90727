import { GUEST_GROUP_ID } from "./principal.ts";

/**
 * A customer group as staff read it where they choose one: that of guests has a name of Magento's in capitals, by which
 * calls and product files know it.
 */
export const groupTitle = ({ id, code }: { readonly id: number; readonly code: string }): string =>
  id === GUEST_GROUP_ID ? "Guests" : code;
