import { useQuery } from "../../query/use-query.ts";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import { relatedQuery, upsellQuery, type Product } from "./product.queries.ts";
import { RelatedProducts } from "./RelatedProducts.tsx";

/** What goes with a product, and what to buy instead of it (PDP-50). */
export default function ProductCompany({ product: { id } }: { readonly product: Product }) {
  const shop = useShop();
  const { data: related } = useQuery(relatedQuery(shop, id));
  const { data: upsell } = useQuery(upsellQuery(shop, id));
  return (
    <>
      <RelatedProducts title={t("Goes with it")} tiles={related ?? []} />
      <RelatedProducts title={t("Similar styles")} tiles={upsell ?? []} />
    </>
  );
}
