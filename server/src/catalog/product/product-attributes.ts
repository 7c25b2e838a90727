import type { AttributeValue } from "@placket/domain/catalog/product-detail";
import type { Attribute } from "../read-model/facet/attributes.ts";
import { facetKeys } from "../read-model/facet/facet-values.ts";
import type { Shopper } from "../shopper.ts";

/** The attributes a page lists: those staff made visible, with their labels (PDP-07). */
export function attributeValues(
  shopper: Shopper,
  stored: Readonly<Record<string, unknown>>,
): AttributeValue[] {
  const { attributes } = shopper.snapshot.base;
  return attributes.all
    .filter((attribute) => attribute.isVisible && facetKeys(stored[attribute.code]).length > 0)
    .map((attribute) => {
      const keys = facetKeys(stored[attribute.code]);
      return {
        code: attribute.code,
        label: attributes.labelOf(attribute, shopper.index.view.id),
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
