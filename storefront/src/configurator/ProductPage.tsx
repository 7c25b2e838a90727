import { useQuery } from "@tanstack/react-query";
import { useShop } from "../api/shop.ts";
import { RelatedProducts } from "../catalog/product/RelatedProducts.tsx";
import { productQuery, relatedQuery } from "../catalog/product/product.queries.ts";
import type { Place } from "../page/page.ts";
import { ProductSkeleton } from "./ProductSkeleton.tsx";
import { ProductView } from "./ProductView.tsx";

/** Widths the gallery's large picture is shown at. */
export const GALLERY_SIZES = "(width <= 875px) 100vw, (width < 1440px) 55vw, 716px";

/** A product: its pictures, its choices, what it is made of, what goes with it. */
export function ProductPage({ place }: { place: Place }) {
  const shop = useShop();
  const id = place.id ?? 0;
  const { data: product } = useQuery(productQuery(shop, id));
  const { data: related } = useQuery(relatedQuery(shop, id));
  if (!product) return <ProductSkeleton />;
  return (
    <>
      <ProductView key={product.id} product={product} sizes={GALLERY_SIZES} />
      <RelatedProducts tiles={related?.items ?? []} />
    </>
  );
}
