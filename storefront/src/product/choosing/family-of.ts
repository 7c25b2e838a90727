import type { ConfigurableChoice } from "@placket/domain/catalog/product-detail";
import { inBuyingOrder, type Family } from "@placket/domain/configurator/family";
import { minorOf } from "@placket/domain/money/price-format";
import { isDiscontinued } from "../../catalog/product/product-marks.ts";
import type { Product } from "../../catalog/product/product.queries.ts";

/** What is chosen from on a product's page; a product without variants is a family of one. */
export function familyOf(product: Product): Family {
  const { price } = product;
  return {
    choices: inBuyingOrder(product.options.map(choiceOf)),
    variants: variantsOf(product),
    stock: product.stock,
    currency: price?.currency ?? "USD",
    priceMinor: price && minorOf(price.value, price.currency),
    variantMinor: variantMinor(product),
    tiers: product.tierPrices.map(({ qty, price: tier }) => {
      return { quantity: qty, minor: minorOf(tier.value, tier.currency) };
    }),
    isDiscontinued: isDiscontinued(product),
    loginRequired: product.loginRequired,
  };
}

function choiceOf({ type, ...choice }: Product["options"][number]): ConfigurableChoice {
  const options = choice.options.map(({ id, label, value }) => ({ id, label, value }));
  return { ...choice, swatch: type, options };
}

function variantsOf({ id, sku, type, index }: Product): Family["variants"] {
  if (index.length === 0 && type !== "configurable")
    return [{ productId: id, sku, selections: [] }];
  return index.map((variant) => ({
    productId: variant.productId,
    sku: variant.sku,
    selections: variant.selections.map(({ attribute, value }) => {
      return { attributeId: attribute, optionId: value };
    }),
  }));
}

function variantMinor({ id, index, subProducts, price }: Product): Record<number, number> {
  const priced = index.length > 0 ? subProducts : [{ id, price }];
  return Object.fromEntries(
    priced.flatMap((one) =>
      one.price ? [[one.id, minorOf(one.price.value, one.price.currency)]] : [],
    ),
  );
}
