import type { ProductStock } from "@placket/domain/catalog/product-detail";
import type { WireProduct } from "./product.shapes.ts";

/** A product as its page shows it. */
export type ShownProduct = ReturnType<typeof shownProduct>;

/** The product of a reply, in names of our own. */
export function shownProduct(wire: WireProduct) {
  const {
    custom_attributes: customAttributes,
    stock_status: stockStatus,
    // Of the portal a page is told by the configuration.
    extension_attributes: { cw_bundle_attr_label_text: strapTexts },
    stockData,
    ...product
  } = wire;
  return { ...product, strapTexts, customAttributes, stockStatus, stock: stockData.map(stockOf) };
}

function stockOf(wire: WireProduct["stockData"][number]): ProductStock {
  return {
    productId: wire.product_id,
    isInStock: wire.is_in_stock,
    message: wire.stock_message,
    isSaleable: wire.is_item_saleable,
    quantity: wire.quantity,
    backorders: wire.backorders,
    rules: {
      minimum: wire.minQuantity,
      maximum: wire.maxQuantity,
      increment: wire.qtyIncrements,
    },
  };
}
