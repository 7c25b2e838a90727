import { breadcrumbList } from "../listing/category-crumbs.ts";
import { productCrumbs } from "./product-crumbs.ts";
import type { Product } from "./product.queries.ts";

/** The product and the way to it as structured data for search engines, by schema.org. */
export function productData(product: Product): object[] {
  return [
    product.index.length > 0 ? groupData(product) : singleData(product),
    breadcrumbList(productCrumbs(product)),
  ];
}

function groupData(product: Product): object {
  const { options, index } = product;
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    ...namedData(product),
    productGroupID: product.sku,
    variesBy: options.map(({ code }) => `https://schema.org/${code}`),
    hasVariant: index.map(({ productId, sku, selections }) => {
      const sub = product.subProducts.find(({ id }) => id === productId);
      const chosen = options.flatMap(({ id, code, options: values }) => {
        const value = selections.find(({ attribute }) => attribute === id)?.value;
        const label = values.find((one) => one.id === value)?.label;
        return label ? [[code, label] as const] : [];
      });
      const image = sub?.images[0]?.full;
      return {
        "@type": "Product",
        sku,
        name: [product.name, ...chosen.map(([, label]) => label)].join(", "),
        ...Object.fromEntries(chosen.filter(([code]) => code === "color" || code === "size")),
        ...(image ? { image } : {}),
        ...offerData(product, productId),
      };
    }),
  };
}

function singleData(product: Product): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    sku: product.sku,
    ...namedData(product),
    ...offerData(product, product.id),
  };
}

function namedData({ name, url, images, metaDescription, shortDescription }: Product) {
  const description = metaDescription || plainText(shortDescription);
  return {
    name,
    url,
    image: images.map(({ full }) => full),
    ...(description ? { description } : {}),
  };
}

/** The offer of one simple product; none while it has no price. */
function offerData(product: Product, productId: number): object {
  const price = product.subProducts.find(({ id }) => id === productId)?.price ?? product.price;
  const stock = product.stock.find((one) => one.productId === productId);
  if (!price) return {};
  const availability = stock?.isSaleable && product.inStock ? "InStock" : "OutOfStock";
  return {
    offers: {
      "@type": "Offer",
      url: product.index.length > 0 ? `${product.url}?productId=${productId}` : product.url,
      price: price.value,
      priceCurrency: price.currency,
      availability: `https://schema.org/${availability}`,
    },
  };
}

/** HTML without its tags, for places that take text only. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
