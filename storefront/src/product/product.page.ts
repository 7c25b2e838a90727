/// <reference types="vite/types/importMeta.d.ts" />
import { plainText, productData } from "../catalog/product/product-data.ts";
import { productQuery, type Product } from "../catalog/product/product.queries.ts";
import { publish } from "../events/events.ts";
import { pictureSource } from "../media/picture-source.ts";
import { noticeTexts } from "../notice/notice-texts.ts";
import type { PageContext, PageModule } from "../page/page.ts";
import { t } from "../translation/translate.ts";
import { startAt } from "./choosing/address-choice.ts";
import { galleryImages } from "./gallery-images.ts";
import { GALLERY_SIZES, ProductPage } from "./ProductPage.tsx";

export const Page: PageModule["Page"] = ProductPage;

/** Title, preview, structured data and the first picture of a product. */
export const head: PageModule["head"] = (context) => {
  const product = productOf(context);
  if (!product) return { title: "" };
  const { src, srcSet } = firstPicture(product, context) ?? {};
  return {
    title: product.metaTitle || product.name,
    description: product.metaDescription || plainText(product.shortDescription) || undefined,
    canonical: product.canonical,
    robots: product.robots.toLowerCase(),
    image: product.images[0]?.full,
    ogType: "product",
    // Read where HTML is made; a browser has no use for it.
    ...(import.meta.env.SSR ? { jsonLd: productData(product) } : {}),
    firstPicture: src === undefined ? undefined : { src, srcSet, sizes: GALLERY_SIZES },
  };
};

/** A product that is not enabled leads to where staff say, else to its first category, else home (ROUTE-31). */
export const redirect: NonNullable<PageModule["redirect"]> = (context) => {
  const product = productOf(context);
  if (!product || product.isEnabled) return undefined;
  const { name } = product;
  return {
    to: product.temporaryRedirectUrl || product.breadcrumbs[0]?.url || "/",
    message: t(noticeTexts.productDisabled, name),
    announce: () => publish("product.disabled", { name }),
  };
};

function productOf({ place, shop, client }: PageContext): Product | undefined {
  return client.getQueryData(productQuery(shop, place.id ?? 0).queryKey);
}

/** The picture the gallery opens with, also when the address names a variant. */
function firstPicture(product: Product, { place }: PageContext) {
  const image = galleryImages(product, startAt(product, place.address.search))[0];
  return image && image.type !== "external-video" ? pictureSource(image.image) : undefined;
}
