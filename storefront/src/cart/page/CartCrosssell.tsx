import { useQuery } from "../../query/use-query.ts";
import { useShop } from "../../api/shop.ts";
import { RelatedProducts } from "../../catalog/product/RelatedProducts.tsx";
import { t } from "../../translation/translate.ts";
import type { ShownCart } from "../cart.queries.ts";
import { crosssellQuery } from "./crosssell.queries.ts";

/** What goes with the cart, below it; nothing while it cannot be had (PLP-03). */
export default function CartCrosssell({ cart }: { cart: ShownCart }) {
  const { data } = useQuery(crosssellQuery(useShop(), cart));
  return <RelatedProducts title={t("Goes with your cart")} tiles={data ?? []} from="cart" />;
}
