import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import { showNotice } from "../notice/notices.ts";
import { showProblemOf } from "../notice/show-problem.ts";
import { t } from "../translation/translate.ts";
import type { ShownItem } from "./cart.queries.ts";
import { itemLabel } from "./ItemName.tsx";

/** How long a removed item can be brought back, in ms: time to read, and to come by keyboard. */
export const UNDO_MS = 10_000;

/** What another window has made of the item or its cart: there is nothing left to change. */
const GONE: ReadonlySet<ErrorKey> = new Set([
  "cart.noSuchItem",
  "cart.noSuchCart",
  "cart.noneYet",
  "cart.alreadyOrdered",
]);

const goneText = (label: string) =>
  t("%1 is no longer in this cart. It was changed in another window.", label);

/**
 * Says what was refused about an item by its name; where too few are there, how many are. An item that is gone
 * is said to be gone.
 */
export function showItemProblem(item: ShownItem, problem: Problem): void {
  const label = itemLabel(item);
  if (GONE.has(problem.error)) return void showNotice(goneText(label), { type: "error" });
  const [left] = problem.params;
  if (problem.error !== "cart.outOfStock" || left === undefined)
    return showProblemOf(label, problem);
  showNotice(t("%1: only %2 in stock. The cart still holds %3.", label, left, item.quantity), {
    type: "error",
  });
}

/** Says of an item what the server said, where this page has no row of its own for it: those of embroidery come late. */
export function showItemText(item: ShownItem, said: string | undefined): void {
  if (said !== undefined) showNotice(t("%1: %2", itemLabel(item), said), { type: "error" });
}

/** Says that an item left the cart, with the way to bring it back. */
export function showRemoved(item: ShownItem, undo: () => void): void {
  const action = item.isSaleable ? { label: t("Undo"), run: undo } : undefined;
  showNotice(t("%1 removed from your cart.", itemLabel(item)), { ms: UNDO_MS, action });
}
