import { subscribe } from "../events/events.ts";
import { storageKeys } from "../storage/keys.ts";
import { removeStored, writeStored } from "../storage/stored.ts";

/** The query of the list a product was opened from is kept for the way back (PLP-04, SEARCH-09). Gives what ends it. */
export function keepSearchFilter(): () => void {
  return subscribe("product.chosen", ({ search }) => writeStored(storageKeys.searchFilter, search));
}

/** Whoever goes to a category by its link begins anew (MENU-08). */
export const forgetSearchFilter = () => removeStored(storageKeys.searchFilter);
