import { ok, problem } from "../problem.ts";
import type { CellReading } from "./cells.ts";
import { splitList } from "./list-cell.ts";
import { parseWhole } from "./number-cell.ts";
import type { Link, LinkKind } from "./product-draft.ts";

/** Kinds of links, each with its column of SKUs and its parallel column of positions. */
export const linkColumns: readonly (readonly [kind: LinkKind, skus: string, positions: string])[] =
  [
    ["related", "related_skus", "related_position"],
    ["upsell", "upsell_skus", "upsell_position"],
    ["crosssell", "crosssell_skus", "crosssell_position"],
  ];

/** The links a row gives: all of a kind, replacing what was; an emptying cell takes them away. */
export function readLinks(row: CellReading, sku: string): ReadonlyMap<LinkKind, readonly Link[]> {
  const links = new Map<LinkKind, Link[]>();
  for (const [kind, skuColumn, positionColumn] of linkColumns) {
    const skus = row.list(skuColumn, (cell) => ok(splitList(cell)), []);
    if (!skus) continue;
    const positions = row.list(positionColumn, (cell) => ok(splitList(cell)), []) ?? [];
    links.set(
      kind,
      pairUp(skus, positions, sku, () =>
        row.refuse(positionColumn, problem("import.notAWholeNumber")),
      ),
    );
  }
  return links;
}

/** A product is never linked to itself, nor twice to another (as Magento drops such links). */
function pairUp(
  skus: readonly string[],
  positions: readonly string[],
  self: string,
  refuse: () => void,
): Link[] {
  const seen = new Set([self.toLowerCase()]);
  return skus.flatMap((sku, at) => {
    const position = parseWhole(positions[at] ?? String(at + 1));
    if (!position.ok) refuse();
    if (seen.has(sku.toLowerCase())) return [];
    seen.add(sku.toLowerCase());
    return [{ sku, position: position.ok ? position.value : 0 }];
  });
}
