import type { Product } from "../../catalog/product/product.queries.ts";
import { OwnChoiceScope } from "../choosing/own-choice.ts";
import { ProductView } from "../ProductView.tsx";
import { useOwnOptions } from "./use-own-options.tsx";

/** The page of a product of which more is chosen than its variant (PDP-06). */
export default function OwnOptionsView({ product, sizes }: { product: Product; sizes: string }) {
  const own = useOwnOptions(product);
  return (
    <OwnChoiceScope value={own}>
      <ProductView product={product} sizes={sizes} />
    </OwnChoiceScope>
  );
}
