import { useQuery } from "../query/use-query.ts";
import { useShop } from "../api/shop.ts";
import { productQuery } from "../catalog/product/product.queries.ts";
import type { Place } from "../page/page.ts";
import { Slot } from "../slot/Slot.tsx";
import { slots } from "../slot/slots.ts";
import { ProductSkeleton } from "./ProductSkeleton.tsx";
import { ProductView } from "./ProductView.tsx";

/**
 * Widths the gallery's large picture is shown at: the 4:5 picture within its ground, which is broader, and
 * on a small screen no higher than three quarters of it. The columns stand in ProductView.module.css.
 */
export const GALLERY_SIZES = [
  "(width <= 875px) min(87vw, 61vh)",
  "(width <= 1040px) calc(94vw - 534px)",
  "(width < 1440px) calc(94vw - 583px)",
  "674px",
].join(", ");

/** A product: its pictures, its choices, what it is made of, what goes with it. */
export function ProductPage({ place }: { place: Place }) {
  const shop = useShop();
  const id = place.id ?? 0;
  const { data: product } = useQuery(productQuery(shop, id));
  if (!product) return <ProductSkeleton />;
  return (
    <>
      <ProductView key={product.id} product={product} sizes={GALLERY_SIZES} />
      <Slot in={slots.productBelow} product={product} />
    </>
  );
}
