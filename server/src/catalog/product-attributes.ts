import type { AttributeValue } from "@placket/domain/catalog/product-detail";
import type { Attribute } from "./read-model/attributes.ts";
import { facetKeys } from "./read-model/facet-values.ts";
import type { Shopper } from "./shopper.ts";

/** The attributes a page lists: those staff made visible, with their labels (PDP-07). */
export function attributeValues(
  shopper: Shopper,
  stored: Readonly<Record<string, unknown>>,
): AttributeValue[] {
  return shopper.snapshot.base.attributes.all
    .filter((attribute) => attribute.isVisible && facetKeys(stored[attribute.code]).length > 0)
    .map((attribute) => {
      const keys = facetKeys(stored[attribute.code]);
      return {
        code: attribute.code,
        label: attribute.label,
        value: keys.map((key) => shownValue(shopper, attribute, key)).join(", "),
        backendValue: keys.join(","),
      };
    });
}

function shownValue({ snapshot, index }: Shopper, attribute: Attribute, key: string): string {
  if (attribute.input === "boolean") return key === "1" || key === "true" ? "Yes" : "No";
  if (attribute.input !== "select" && attribute.input !== "multiselect") return key;
  return snapshot.base.attributes.optionLabel(Number(key), index.view.id) || key;
}
