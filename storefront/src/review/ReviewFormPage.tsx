import { reviewLinkOf } from "@placket/domain/review/review";
import { buttonClass } from "@placket/ui/action/button/Button";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { productQuery } from "../catalog/product/product.queries.ts";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import styles from "./ReviewForm.module.css";

/** `/reviews/write/7`: a review of a product is written here, by whoever has the link (REVIEW-02). */
export function ReviewFormPage({ place }: { place: Place }) {
  const productId = Number(place.params["productId"]);
  const { data: product, isError } = useQuery(productQuery(useShop(), productId));
  const [came, setCame] = useState<"thanks" | "failed">();
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
      {came === "failed" ? <Failed href={place.address.path} /> : null}
      {came === undefined && product ? (
        <ReviewForm
          productId={productId}
          productUrl={productHref}
          link={reviewLinkOf(place.address.hash)}
          onEnd={setCame}
        />
      ) : null}
    </div>
  );
}

/** What failed for no reason of the form's (REVIEW-27). */
function Failed({ href }: { readonly href: string }) {
  return (
    <p role="alert">
      {t("Unable to submit review, please try again in a few minutes or")}{" "}
      <a className="link" href={href} onClick={() => location.reload()}>
        {t("click here")}
      </a>{" "}
      {t("to refresh the page. Thank you.")}
    </p>
  );
}
