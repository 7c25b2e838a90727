import { useEffect, useEffectEvent } from "react";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";
import type { ShownCart } from "../cart.queries.ts";
import { editHref, isEdited } from "./edit-href.ts";

/**
 * `?item_id=` on the cart page edits that line, where it is edited (ROUTE-03): the way back leads to where one came
 * from. A line that is not there, or cannot be edited, leaves the cart as it is.
 */
export function useEditedLine(cart: ShownCart | null | undefined): void {
  const router = useRouter();
  const id = new URLSearchParams(useAddress().search).get("item_id");
  const line = cart?.items.find((item) => String(item.id) === id && isEdited(item));
  const target = line && editHref(line);
  const go = useEffectEvent((href: string) => void router.navigate(href, { replace: true }));
  useEffect(() => {
    if (target !== undefined) go(target);
  }, [target]);
}
