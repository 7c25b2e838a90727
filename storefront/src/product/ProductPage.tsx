import type { FunctionComponent } from "react";
import { lateModule } from "@placket/web/late/late-module";
import { useQuery } from "../query/use-query.ts";
import { useShop } from "../api/shop.ts";
import { productQuery, type Product } from "../catalog/product/product.queries.ts";
import type { Place } from "../page/page.ts";
import { late } from "../slot/late.tsx";
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

type ViewProps = Parameters<typeof ProductView>[0];

/** What is drawn of products that are chosen in a way of their own. */
const VIEWS: Partial<Readonly<Record<Product["type"], FunctionComponent<ViewProps>>>> = {
  bundle: late(
    "src/product/bundle/BundleView.tsx",
    lateModule(() => import("./bundle/BundleView.tsx")),
    <ProductSkeleton />,
  ),
  giftcard: late(
    "src/product/gift-card/GiftCardView.tsx",
    lateModule(() => import("./gift-card/GiftCardView.tsx")),
    <ProductSkeleton />,
  ),
};

/** Of which more is chosen than its variant. */
const OwnOptionsView = late(
  "src/product/own-options/OwnOptionsView.tsx",
  lateModule(() => import("./own-options/OwnOptionsView.tsx")),
  <ProductSkeleton />,
);

/** In no slot: what fills one is known to every page. It keeps no other part waiting. */
const Reviews = late(
  "src/review/Reviews.tsx",
  lateModule(() => import("../review/Reviews.tsx")),
  null,
);

/** A product: its pictures, its choices, what it is made of, what goes with it. */
export function ProductPage({ place }: { place: Place }) {
  const shop = useShop();
  const id = place.id ?? 0;
  const { data: product } = useQuery(productQuery(shop, id));
  if (!product) return <ProductSkeleton />;
  const View =
    product.customOptions.length > 0 ? OwnOptionsView : (VIEWS[product.type] ?? ProductView);
  return (
    <>
      <View key={product.id} product={product} sizes={GALLERY_SIZES} />
      <Slot in={slots.productBelow} product={product} />
      <Reviews product={product} />
    </>
  );
}
