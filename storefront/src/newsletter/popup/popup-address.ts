import { hrefOf, type Address } from "../../routing/address.ts";

/** The query parameter that opens the popup (ROUTE-51); `openInfo` in it is of portals (reading 13). */
const NAME = "popup";

export const asksForPopup = ({ search }: Address): boolean =>
  new URLSearchParams(search).get(NAME) === "open";

/** The same page without it. */
export function withoutPopup(address: Address): string {
  const query = new URLSearchParams(address.search);
  query.delete(NAME);
  const search = query.size > 0 ? `?${query}` : "";
  return hrefOf({ ...address, search });
}
