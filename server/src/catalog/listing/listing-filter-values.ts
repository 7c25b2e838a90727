import type { ListingFilters } from "@placket/domain/catalog/listing-filters";
import type { FacetColumn } from "../read-model/facet/facet-column.ts";
import { CATEGORY_FILTER } from "../read-model/listing.ts";
import type { Shopper } from "../shopper.ts";

/**
 * Filter values as the index knows them. An address may name an option by its id or by its label
 * (`color=black`), and a category by its id or path. Filters the catalogue does not know are left out.
 */
export function resolveFilters(
  shopper: Shopper,
  values: ListingFilters["values"],
): ListingFilters["values"] {
  const resolved = new Map<string, readonly string[]>();
  for (const [code, list] of values) {
    const column = shopper.index.facets.get(code);
    if (column)
      resolved.set(
        code,
        list.map((value) => keyOf(shopper, column, value)),
      );
    else if (code === CATEGORY_FILTER || code === "category_id") {
      resolved.set(
        CATEGORY_FILTER,
        list.map((value) => categoryKey(shopper, value)),
      );
    }
  }
  return resolved;
}

function keyOf({ snapshot, index }: Shopper, column: FacetColumn, value: string): string {
  if (column.keyIndex.has(value)) return value;
  const wanted = folded(value);
  const { attributes } = snapshot.base;
  const label = (key: string) => attributes.optionLabel(Number(key), index.view.id) || key;
  return column.keys.find((key) => folded(label(key)) === wanted) ?? value;
}

function categoryKey({ index }: Shopper, value: string): string {
  const node = index.tree.byPath(value.replaceAll(/^\/+|\/+$/g, ""));
  return node ? String(node.id) : value;
}

/** `Dark Gray`, `dark-gray` and `dark_gray` are one. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]+/g, "-");
}
