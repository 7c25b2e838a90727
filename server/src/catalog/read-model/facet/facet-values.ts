import type { Attribute, AttributeDirectory } from "./attributes.ts";
import { facetColumn, type FacetColumn, type FacetReader } from "./facet-column.ts";
import type { Families } from "../rows/families.ts";
import type { Pacer } from "../pacer.ts";
import { IS_ENABLED, type ProductRows } from "../rows/product-rows.ts";

/** Where the values of a filterable attribute come from. */
interface FacetSource {
  readonly attributes: AttributeDirectory;
  readonly rows: ProductRows;
  readonly families: Families;
  readonly docRows: Int32Array;
  /** The product's own value of the attribute, as stored. */
  readonly ownValue: (doc: number) => unknown;
}

/**
 * The facet of one attribute. A configurable product has the values of all its enabled variants besides
 * its own, so that it is found by each of its colors and sizes.
 */
export function attributeFacet(
  attribute: Attribute,
  source: FacetSource,
  pacer: Pacer,
): Promise<FacetColumn> {
  const how = { docCount: source.docRows.length, ...facetReader(attribute, source) };
  return facetColumn(attribute, how, pacer);
}

/** How the values of an attribute are read and ordered. */
export function facetReader(attribute: Attribute, source: FacetSource): FacetReader {
  const { rows, families, docRows } = source;
  const variantOptions = attribute.isConfigurable ? rows.options.get(attribute.id) : undefined;
  const options = source.attributes.optionsOf(attribute.id);
  const known = new Set(options.map((option) => String(option.id)));
  const isKnown = (key: string) => known.size === 0 || known.has(key);
  const keyOfOption = new Map(options.map((option) => [option.id, String(option.id)]));
  const valuesOf = (doc: number) => {
    const values = facetKeys(source.ownValue(doc)).filter(isKnown);
    if (!variantOptions) return values;
    for (const child of families.childrenOf(docRows[doc]!)) {
      const key = keyOfOption.get(variantOptions[child]!);
      if (key === undefined || (rows.flags[child]! & IS_ENABLED) === 0) continue;
      if (!values.includes(key)) values.push(key);
    }
    return values;
  };
  return { valuesOf, inOrder: (keys) => orderedKeys(attribute, source.attributes, keys) };
}

/** A stored value as filter keys: option ids and numbers as text, yes and no as 1 and 0. */
export function facetKeys(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(facetKeys))];
  if (typeof value === "boolean") return [value ? "1" : "0"];
  if (typeof value === "number") return [String(value)];
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** Options as staff ordered them, numbers by size, everything else by letter. */
function orderedKeys(
  attribute: Attribute,
  attributes: AttributeDirectory,
  keys: string[],
): string[] {
  const rank = new Map(
    attributes.optionsOf(attribute.id).map((option, i) => [String(option.id), i]),
  );
  if (rank.size > 0) {
    return keys.sort((a, b) => rank.get(a)! - rank.get(b)!);
  }
  return keys.sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
}
