import type { Filter, FilterValue } from "@placket/domain/catalog/listing";
import { money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";
import type { AttributeDirectory } from "../read-model/facet/attributes.ts";
import { CATEGORY_FILTER, type FacetCounts, type ListingHits } from "../read-model/listing.ts";
import type { Shopper } from "../shopper.ts";
import { swatchValue } from "../tile.ts";

/**
 * The filters of a listing: category, what a variant is chosen by, price, then the other attributes, both
 * kinds of attributes in the order staff gave.
 */
export function allFilters(shopper: Shopper, hits: ListingHits): Filter[] {
  const shown = (isChoice: boolean) =>
    hits.facets
      .filter(({ column }) => column.attribute.isConfigurable === isChoice)
      .map((facet) => attributeFilter(shopper, facet));
  const price = priceFilter(shopper, hits);
  return [categoryFilter(shopper, hits), ...shown(true), price, ...shown(false)].filter(
    (filter) => filter !== undefined,
  );
}

function attributeFilter(shopper: Shopper, { column, counts }: FacetCounts): Filter | undefined {
  const { attribute, keys } = column;
  const { attributes } = shopper.snapshot.base;
  const values: FilterValue[] = [];
  keys.forEach((key, i) => {
    const count = counts[i]!;
    if (count === 0) return;
    const label = valueLabel(attributes, { attribute, key, storeViewId: shopper.index.view.id });
    const swatch = attribute.swatch ? swatchValue(shopper, attribute, Number(key)) || label : null;
    values.push({ value: key, label, count, swatch });
  });
  if (values.length === 0) return undefined;
  const { code, swatch } = attribute;
  const label = attributes.labelOf(attribute, shopper.index.view.id);
  return { code, label, type: swatch ? "swatch" : "attribute", swatch, values, range: null };
}

function valueLabel(
  attributes: AttributeDirectory,
  {
    attribute,
    key,
    storeViewId,
  }: {
    attribute: FacetCounts["column"]["attribute"];
    key: string;
    storeViewId: number;
  },
): string {
  if (attribute.input === "boolean") return key === "1" ? "Yes" : "No";
  return attributes.optionLabel(Number(key), storeViewId) || key;
}

function categoryFilter({ index }: Shopper, { categories }: ListingHits): Filter | undefined {
  const values = categories.map(({ id, count }) => {
    return { value: String(id), label: index.tree.byId(id)?.name ?? "", count, swatch: null };
  });
  if (values.length === 0) return undefined;
  const head = { code: CATEGORY_FILTER, label: "Category", type: "category" } as const;
  return { ...head, swatch: null, values, range: null };
}

/** OPEN-53: a price filter's values have the form low-high, in major units. */
function priceFilter(shopper: Shopper, { prices }: ListingHits): Filter | undefined {
  if (!prices) return undefined;
  const { currency } = shopper.index.view;
  const decimal = (minor: number) => decimalOf(money(minor, currency));
  const text = (minor: number) => shopper.shown(minor)?.formatted ?? "";
  const values = prices.steps.map(({ low, high, count }) => ({
    value: `${decimal(low)}-${decimal(high)}`,
    label: `${text(low)} - ${text(high)}`,
    count,
    swatch: null,
  }));
  const range = { low: decimal(prices.low), high: decimal(prices.high) };
  return { code: "price", label: "Price", type: "price", swatch: null, values, range };
}
