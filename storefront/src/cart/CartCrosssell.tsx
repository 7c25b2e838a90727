import { useQuery } from "@tanstack/react-query";
import { useShop } from "../api/shop.ts";
import { RelatedProducts } from "../catalog/product/RelatedProducts.tsx";
import { t } from "../translation/translate.ts";
import { crosssellQuery, type CartWire } from "./cart.queries.ts";

/** What goes with the cart, below it; nothing while it cannot be had (PLP-03). */
export function CartCrosssell({ cart }: { cart: CartWire }) {
  const { data } = useQuery(crosssellQuery(useShop(), cart));
  return <RelatedProducts title={t("Goes with your cart")} tiles={data ?? []} from="cart" />;
}
