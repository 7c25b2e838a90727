import { problem, type Problem } from "../problem.ts";

/** Longest name of a saved view, and most views that one person keeps of one list. */
export const VIEW_NAME_MAX = 60;
export const VIEWS_MAX = 20;

/** What is wrong with a view: it has a name, and there are not too many of them already. */
export function checkSavedView(
  { name }: { readonly name: string },
  others: readonly { readonly name: string }[],
): Problem[] {
  const plain = name.trim();
  if (plain === "" || plain.length > VIEW_NAME_MAX) {
    return [problem("staff.viewName", "name", VIEW_NAME_MAX)];
  }
  const isNew = !others.some((other) => isSameName(other.name, plain));
  return isNew && others.length >= VIEWS_MAX
    ? [problem("staff.tooManyViews", "name", VIEWS_MAX)]
    : [];
}

/** Whether two views would be taken for one another. */
const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
