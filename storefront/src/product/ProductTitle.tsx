import { variantOf } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { lateModule } from "@placket/web/late/late-module";
import { isColor, isSize } from "@placket/domain/configurator/family";
import { useQuery } from "../query/use-query.ts";
import { useShop } from "../api/shop.ts";
import { oppositeCut } from "../catalog/product/opposite-cut.ts";
import { manufacturerOf } from "../catalog/product/product-marks.ts";
import { counterpartQuery, type Product } from "../catalog/product/product.queries.ts";
import { late } from "../slot/late.tsx";
import { t, tn } from "../translation/translate.ts";
import styles from "./ProductTitle.module.css";

interface ProductTitleProps {
  readonly product: Product;
  readonly choosing: Choosing;
  /** Beside the order grid it sums up what is on offer. */
  readonly isMultiple: boolean;
}

/** Its stars, or the way to write a review at `#write-review` (ROUTE-54). */
const ReviewSnippet = late(
  "src/review/ReviewSnippet.tsx",
  lateModule(() => import("../review/ReviewSnippet.tsx")),
  <p className={styles["starsBones"]} />,
);

/** Name, maker, item number and the way to the other cut (PDP-16, PDP-18). */
export function ProductTitle({ product, choosing, isMultiple }: ProductTitleProps) {
  const maker = manufacturerOf(product);
  const sku = isMultiple ? product.sku : (variantOf(choosing)?.sku ?? product.sku);
  return (
    <div className={styles["title"]}>
      <h1>{product.name}</h1>
      {maker ? <p className={styles["maker"]}>{t("By %1", maker)}</p> : null}
      <p className={styles["line"]}>
        <span className="condensed">{t("Item SKU %1", sku)}</span>
        {isMultiple ? <span>{offerText(choosing)}</span> : null}
        {oppositeCut(product) && !isMultiple ? <OppositeCutLink productId={product.id} /> : null}
      </p>
      <ReviewSnippet productId={product.parentId ?? product.id} />
    </div>
  );
}

function OppositeCutLink({ productId }: { productId: number }) {
  const { data: other } = useQuery(counterpartQuery(useShop(), productId));
  if (!other) return null;
  return (
    <a className={`link ${styles["otherCut"]}`} href={other.url}>
      {other.cut === "womens" ? t("view womens cut") : t("view mens cut")}
    </a>
  );
}

/** "12 colors, XS to 4XL" */
function offerText({ family: { choices } }: Choosing): string {
  const colors = choices.find(isColor)?.options.length ?? 0;
  const sizes = choices.find(isSize)?.options ?? [];
  const parts = [colors > 0 ? tn(colors, "%1 color", "%1 colors") : ""];
  if (sizes.length > 1) parts.push(t("%1 to %2", sizes[0]!.label, sizes.at(-1)!.label));
  return parts.filter((part) => part !== "").join(", ");
}
