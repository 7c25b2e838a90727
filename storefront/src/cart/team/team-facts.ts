import type { Together } from "@placket/domain/line/together";
import { shownOptions } from "@placket/domain/cart/shown-options";
import { t } from "../../translation/translate.ts";
import type { ShownItem } from "../cart.queries.ts";
import type { TogetherInCart } from "./in-teams.ts";

/** What a list comes to. */
interface TeamFacts {
  readonly pieces: number;
  /** "3 × M, 5 × L": by what differs between its wearers. */
  readonly sizes: string;
  /** What all of it costs. */
  readonly total: ShownItem["rowTotal"];
}

/** As much of a line as its list is summed by: a cart's or an order's. */
type Summed = Pick<ShownItem, "options" | "quantity" | "rowTotal">;

/** Pieces, sizes and price of a list. */
export function teamFacts({ items }: Pick<Together<Summed>, "items">): TeamFacts {
  const chosen = items.map(chosenOf);
  const [first = []] = chosen;
  const differing = first.flatMap((value, at) =>
    chosen.some((values) => values[at] !== value) ? [at] : [],
  );
  const places = differing.length > 0 ? differing : [first.length - 1];
  const counts = new Map<string, number>();
  for (const [at, { quantity }] of items.entries()) {
    const label = places.flatMap((place) => chosen[at]?.[place] ?? []).join(", ");
    counts.set(label, (counts.get(label) ?? 0) + quantity);
  }
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes: [...counts].map(([label, count]) => t("%1 × %2", count, label)).join(", "),
    total: {
      value: items.reduce((sum, { rowTotal }) => sum + rowTotal.value, 0),
      currency: items[0].rowTotal.currency,
    },
  };
}

/** What was chosen of the product: it stands before its text, the first row that says what it costs. */
export function chosenOf({ options }: Pick<ShownItem, "options">): readonly string[] {
  const priced = options.findIndex(({ price }) => price !== null);
  const chosen = priced === -1 ? options : options.slice(0, priced);
  return shownOptions(chosen).map(({ value }) => value);
}

/** The page of the product with the list open (decision 0088). */
export const editTeamHref = ({ title = "", items: [first] }: TogetherInCart): string =>
  `${first.url}?productId=${first.simpleProductId}&team=${encodeURIComponent(title)}`;
