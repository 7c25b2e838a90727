import { availability, variantOf } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import type { Product } from "../catalog/product/product.queries.ts";
import { ProductCompare } from "../compare/ProductCompare.tsx";
import { AskAlert } from "../stock-alert/AskAlert.tsx";
import { ProductHeart } from "../wishlist/ProductHeart.tsx";
import { useConfig } from "../store/config.queries.ts";
import styles from "./KeepProduct.module.css";

interface KeepProductProps {
  readonly product: Product;
  readonly choosing: Choosing;
}

/** Where a product, or what is chosen of it, may be kept: wish list, comparison, alerts. */
export function KeepProduct({ product, choosing }: KeepProductProps) {
  const productId = product.parentId ?? product.id;
  // In punchout nothing is kept (PUNCH-03).
  if (useConfig().punchout) return null;
  return (
    <div className={styles["keep"]}>
      <ProductHeart productId={productId} name={product.name} />
      <ProductCompare productId={productId} name={product.name} />
      <AskAlert
        productId={productId}
        variantId={variantOf(choosing)?.productId}
        isSoldOut={availability(choosing) === "soldOut"}
      />
    </div>
  );
}
