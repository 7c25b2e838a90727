import { formatBundleValues, type OptionDraft } from "@placket/domain/catalog-import/bundle-values";
import { KITS, kitFile } from "../../kits.ts";
import type { DemoBundle, DemoOption } from "./bundles.data.ts";
import { rootCategory } from "../categories.data.ts";
import type { GarmentBook, Picture } from "../garment-book.ts";
import { pictureCells } from "../line-rows.ts";
import { attributePairs, paragraphs, type ProductRow } from "../product-row.ts";

/** The row of a bundle, in Magento's columns. @throws when its picture was not drawn. */
export function bundleRow(bundle: DemoBundle, book: GarmentBook): ProductRow {
  return {
    sku: bundle.sku,
    attribute_set_code: "Garment",
    product_type: "bundle",
    product_websites: "base,uk",
    product_online: "1",
    tax_class_name: "Taxable Goods",
    visibility: "Catalog, Search",
    created_at: `${bundle.since} 09:00:00`,
    name: bundle.name,
    categories: bundle.categories.map((path) => `${rootCategory}/${path}`).join(","),
    short_description: bundle.summary,
    description: paragraphs([bundle.summary, ...bundle.facts]),
    meta_title: bundle.name,
    meta_description: bundle.summary,
    ...pictureCells(picturesOf(bundle, book)),
    additional_attributes: attributePairs({
      cw_product_callouts: bundle.callout,
      bundle_items_step_through_selection: bundle.isStepped && "Yes",
    }),
    is_in_stock: "1",
    bundle_price_type: "dynamic",
    bundle_sku_type: "dynamic",
    bundle_weight_type: "dynamic",
    bundle_price_view: "As low as",
    bundle_shipment_type: "together",
    bundle_values: formatBundleValues(bundle.options.map(optionOf), 2),
  };
}

function optionOf({ selections, ...option }: DemoOption): OptionDraft {
  return {
    title: option.title,
    type: option.type,
    isRequired: option.isOptional !== true,
    isByImage: option.isByImage === true,
    selections: selections.map(({ sku, isDefault = false, quantity = 1 }) => ({
      sku,
      isDefault,
      defaultQuantity: quantity,
      canChangeQuantity: option.hasQuantity === true,
      priceMinor: 0,
      priceMicro: null,
      groupLabels: {},
    })),
  };
}

function picturesOf({ sku, picture }: DemoBundle, book: GarmentBook): Picture[] {
  if (!("kit" in picture)) return book.pictures(sku, picture.style, picture.color);
  const kit = KITS.find(({ code }) => code === picture.kit);
  if (!kit) throw new Error(`${sku} shows kit "${picture.kit}", which is not in kits.ts`);
  return [book.picture(sku, { file: kitFile(kit.code), label: kit.label })];
}
