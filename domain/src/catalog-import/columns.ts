/** Other spellings of a column found in product files, to the one used here. */
const columnSynonyms: Readonly<Record<string, string>> = {
  image: "base_image",
  image_label: "base_image_label",
  status: "product_online",
  type: "product_type",
  _type: "product_type",
  _store: "store_view_code",
  _attribute_set: "attribute_set_code",
  _product_websites: "product_websites",
  tax_class: "tax_class_name",
  special_from_date: "special_price_from_date",
  special_to_date: "special_price_to_date",
  news_from_date: "new_from_date",
  news_to_date: "new_to_date",
  msrp: "msrp_price",
  min_qty: "out_of_stock_qty",
  backorders: "allow_backorders",
  min_sale_qty: "min_cart_qty",
  max_sale_qty: "max_cart_qty",
  notify_stock_qty: "notify_on_stock_below",
  meta_keyword: "meta_keywords",
  options_container: "display_product_options_in",
};

/** Columns of Magento that mean nothing here; they are passed over without a word. */
export const silentColumns: ReadonlySet<string> = new Set([
  "updated_at",
  "display_product_options_in",
  "product_options_container",
  "page_layout",
  "custom_design",
  "custom_design_from",
  "custom_design_to",
  "custom_layout_update",
  "gift_message_available",
  "is_qty_decimal",
  "is_decimal_divided",
  "deferred_stock_update",
  "use_config_deferred_stock_update",
  "website_id",
  "map_price",
  "map_enabled",
  "msrp_display_actual_price_type",
  "configurable_variation_prices",
  "save_rewrites_history",
  "has_options",
  "required_options",
]);

/** Attributes of Magento inside `additional_attributes` that say what a column says already. */
export const serviceAttributes: ReadonlySet<string> = new Set([
  "has_options",
  "required_options",
  "quantity_and_stock_status",
  "shipment_type",
]);

/** Columns that become attributes of the same or the given code. */
export const attributeColumns: Readonly<Record<string, string>> = {
  new_from_date: "news_from_date",
  new_to_date: "news_to_date",
  country_of_manufacture: "country_of_manufacture",
};

/** The spelling used here: lower case, trimmed, synonyms resolved. */
export function canonicalColumn(header: string): string {
  const name = header.trim().toLowerCase().replaceAll(" ", "_");
  return Object.hasOwn(columnSynonyms, name) ? (columnSynonyms[name] ?? name) : name;
}

/** The header that marks a file of tier prices (Magento's entity `advanced_pricing`). */
export const tierColumns = [
  "sku",
  "tier_price_website",
  "tier_price_customer_group",
  "tier_price_qty",
  "tier_price",
  "tier_price_value_type",
] as const;
