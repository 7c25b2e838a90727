import { averagePercent } from "@placket/domain/review/review-metrics";
import { NO_REVIEWS } from "@placket/domain/review/review";
import { useSyncExternalStore } from "react";
import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t, tn } from "../translation/translate.ts";
import { metricsQuery } from "./review.queries.ts";
import { useTakenOver } from "./use-taken-over.ts";
import { Stars } from "./Stars.tsx";
import styles from "./Reviews.module.css";

/** The hash at which the way to the form stands in the place of the stars (ROUTE-54, REVIEW-45). */
const WRITE_HASH = "#write-review";

/** Below a product's name: its stars and how many reviews there are, or the way to write one. */
export default function ReviewSnippet({ productId }: { readonly productId: number }) {
  const { data } = useQuery(metricsQuery(useShop(), productId));
  const isTakenOver = useTakenOver();
  const hash = useSyncExternalStore(onHash, hashNow, () => "");
  if (hash === WRITE_HASH) {
    return (
      <p className={styles["snippet"]}>
        <a className="link" href={hrefTo("writeReview", { productId: String(productId) })}>
          {t("Write a review")}
        </a>
      </p>
    );
  }
  if (!data || !isTakenOver) return <p className={styles["snippet"]} />;
  const { reviewsCount, averageRating } = data;
  return (
    <p className={styles["snippet"]}>
      {reviewsCount === 0 ? (
        t(NO_REVIEWS)
      ) : (
        <>
          <Stars percent={averagePercent(averageRating)} rating={averageRating} />{" "}
          <a className="link" href="#reviews">
            {tn(reviewsCount, "%1 review", "%1 reviews")}
          </a>
        </>
      )}
    </p>
  );
}

const hashNow = () => location.hash;
function onHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
