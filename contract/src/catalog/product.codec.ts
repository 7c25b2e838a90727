import { offeredToWire } from "../custom-option/offered-option.codec.ts";
import { offerToWire } from "../sold-card/offered-gift-card.codec.ts";
import type {
  ConfigurableChoice,
  ProductDetail,
  ProductStock,
} from "@placket/domain/catalog/product-detail";
import { decimalOf } from "@placket/domain/money/price-format";
import { bundledToWire, labelsToWire, termsToWire } from "../bundle/offered-bundle.codec.ts";
import { imageToWire, pricesToWire, shownPriceToWire } from "./catalog.codec.ts";
import type { WireProduct } from "./product.shapes.ts";

/** A product page's product in the spec's names (catalogue §3). */
export function productToWire(product: ProductDetail): WireProduct {
  const { quantityRules, meta } = product;
  return {
    id: product.id,
    parentId: product.parentId,
    sku: product.sku,
    name: product.name,
    type: product.type,
    url: product.url,
    description: product.description,
    shortDescription: product.shortDescription,
    ...pricesToWire(product),
    images: product.images.map(imageToWire),
    labels: product.label ? [product.label] : [],
    ...variantsToWire(product),
    stockData: product.stock.map(stockToWire),
    inStock: product.inStock,
    stock_status: product.inStock ? "IN_STOCK" : "OUT_OF_STOCK",
    isEnabled: product.isEnabled,
    temporaryRedirectUrl: product.temporaryRedirectUrl,
    loginRequired: product.loginRequired,
    quantity: product.stock.find((stock) => stock.productId === product.id)?.quantity ?? null,
    minQuantity: quantityRules.minimum,
    maxQuantity: quantityRules.maximum,
    qtyIncrements: quantityRules.increment,
    isQtyIncrementsEnable: quantityRules.increment > 1,
    ...extrasToWire(product),
    tierPrices: product.tiers.map((tier) => {
      const price = shownPriceToWire(tier.price)!;
      return { qty: tier.quantity, price, value: price.value, percent: tier.percent };
    }),
    extension_attributes: attributesToWire(product),
    breadcrumbs: [...product.breadcrumbs],
    metaTitle: meta.title,
    metaDescription: meta.description,
    metaKeywords: meta.keywords,
    canonical: product.url,
    hreflang: [...product.alternates],
    robots: product.isEnabled ? "INDEX,FOLLOW" : "NOINDEX,FOLLOW",
    richSnippet: richSnippet(product),
    arrival: product.arrival,
    embroideredArrival: product.embroideredArrival,
    hasDefaultEmbroideryAndLocked: product.embroidery.hasLockedDefault,
    embroideryOptions: [...product.embroidery.options],
  };
}

/** PDP-10. */
function attributesToWire({ hasGroupPrice, portal, bundle }: ProductDetail) {
  return {
    special_price_flag: hasGroupPrice,
    portal_data: {
      is_active: portal?.isActive ?? false,
      code: portal?.code ?? "",
      hide_strikethrough_price: portal?.hideStruckPrices ?? false,
    },
    cw_bundle_attr_label_text: bundle && labelsToWire(bundle),
  };
}

function variantsToWire({ choices, variants, subProducts }: ProductDetail) {
  return {
    options: choices.map(choiceToWire),
    index: variants.map(({ productId, sku, selections }) => ({
      productId,
      sku,
      selections: selections.map((s) => ({ attribute: s.attributeId, value: s.optionId })),
    })),
    colorIndex: colorIndex(choices, variants),
    subProducts: subProducts.map((sub) => ({
      id: sub.id,
      sku: sub.sku,
      images: sub.images.map(imageToWire),
      price: shownPriceToWire(sub.price),
      originalPrice: shownPriceToWire(sub.originalPrice),
    })),
  };
}

function choiceToWire({ swatch, options, ...choice }: ConfigurableChoice) {
  return {
    ...choice,
    type: swatch,
    options: options.map((o) => ({ ...o, type: swatch ?? "text" })),
  };
}

/** Variants by the option of the attribute shown as colors. */
function colorIndex(
  choices: readonly ConfigurableChoice[],
  variants: ProductDetail["variants"],
): Record<string, number[]> {
  const color = choices.find(({ swatch }) => swatch === "color" || swatch === "image");
  const index: Record<string, number[]> = {};
  for (const { productId, selections } of variants) {
    const option = selections.find(({ attributeId }) => attributeId === color?.id)?.optionId;
    if (option !== undefined) (index[option] ??= []).push(productId);
  }
  return index;
}

function stockToWire({ productId, rules, ...stock }: ProductStock) {
  return {
    product_id: productId,
    is_in_stock: stock.isInStock,
    stock_message: stock.message,
    is_item_saleable: stock.isSaleable,
    quantity: stock.quantity,
    backorders: stock.backorders,
    minQuantity: rules.minimum,
    maxQuantity: rules.maximum,
    qtyIncrements: rules.increment,
  };
}

/** Texts that shops keep in attributes (PDP-06). */
function extrasToWire(product: ProductDetail) {
  const { attributes, customAttributes, bundle, giftCard, customOptions, currency } = product;
  const text = (code: string) => {
    const value = customAttributes[code];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  return {
    pdpMessage: text("pdp_message"),
    pdpUnitMessage: text("pdp_unit_message"),
    instagramTags: text("instagram_tags"),
    attributes: attributes.map(({ backendValue, ...attribute }) => ({
      ...attribute,
      backend_value: backendValue,
    })),
    custom_attributes: { ...customAttributes },
    customOptions: offeredToWire(customOptions, currency),
    bundledProducts: bundledToWire(bundle),
    bundle: bundle && termsToWire(bundle),
    giftcard: giftCard && offerToWire(giftCard),
  };
}

/** Product data for search engines, by schema.org. */
function richSnippet(product: ProductDetail): Record<string, unknown> {
  const { minPrice, maxPrice } = product;
  const availability = product.inStock ? "InStock" : "OutOfStock";
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    image: product.images.map(({ full }) => full),
    description: product.meta.description,
    ...(minPrice && {
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: minPrice.amount.currency,
        lowPrice: decimalOf(minPrice.amount),
        highPrice: decimalOf((maxPrice ?? minPrice).amount),
        offerCount: Math.max(1, product.variants.length),
        availability: `https://schema.org/${availability}`,
      },
    }),
  };
}
