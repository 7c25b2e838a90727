import { reviewLinkOf } from "@placket/domain/review/review";
import { buttonClass } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { productQuery } from "../catalog/product/product.queries.ts";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { EndLetters } from "./EndLetters.tsx";
import { ReviewFailed } from "./ReviewFailed.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { useTakenOver } from "./use-taken-over.ts";
import styles from "./ReviewForm.module.css";

/** `/reviews/write/7`: a review of a product is written here, by whoever has the link (REVIEW-02). */
export function ReviewFormPage({ place }: { place: Place }) {
  const productId = Number(place.params["productId"]);
  const { data: product, isError } = useQuery(productQuery(useShop(), productId));
  const [came, setCame] = useState<"thanks" | "failed">();
  const { endsLetters, ...link } = reviewLinkOf(place.address.hash);
  // What stands behind the # the server that drew the page has not seen.
  const isTakenOver = useTakenOver();
  const productHref = product?.canonical ?? hrefTo("product", { productId: String(productId) });
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Write a review")}</h1>
      {isError ? <p>{t("This product is not available.")}</p> : null}
      {product ? <p className={styles["product"]}>{product.name}</p> : null}
      {came === "thanks" ? (
        <output className={styles["end"]}>
          {t("Thank you for your review. Reviews are published within 3 to 7 business days.")}{" "}
          <a className={buttonClass({ kind: "line" })} href={productHref}>
            {t("Continue Shopping")}
          </a>
        </output>
      ) : null}
      {came === "failed" ? <ReviewFailed href={place.address.path} /> : null}
      {isTakenOver && endsLetters && link.orderToken !== undefined ? (
        <EndLetters token={link.orderToken} />
      ) : null}
      {came === undefined && product ? (
        <ReviewForm productId={productId} productUrl={productHref} link={link} onEnd={setCame} />
      ) : null}
    </div>
  );
}
