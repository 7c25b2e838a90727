import type { ShownProduct } from "@placket/contract/catalog/shown-product.codec";
import { averagePercent } from "@placket/domain/review/review-metrics";
import {
  NO_REVIEWS,
  REVIEW_SEARCH_MAX,
  REVIEW_SORTS,
  reviewSortOf,
  SIZING_CHOICES,
  WIDTH_CHOICES,
  USUAL_REVIEW_SORT,
  type ReviewSort,
} from "@placket/domain/review/review";
import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t, tn } from "../translation/translate.ts";
import { metricsQuery, reviewsQuery, type ReviewsAsked } from "./review.queries.ts";
import { Nodes } from "./Nodes.tsx";
import { Review } from "./Review.tsx";
import { useTakenOver } from "./use-taken-over.ts";
import { Stars } from "./Stars.tsx";
import styles from "./Reviews.module.css";

/** What shoppers wrote of a product: how many stars it has, and the reviews, sorted and looked through (REVIEW-31). */
export default function Reviews({ product }: { readonly product: ShownProduct }) {
  const productId = product.parentId ?? product.id;
  const { data } = useQuery(metricsQuery(useShop(), productId));
  const metrics = useTakenOver() ? data : undefined;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={`wrap ${styles["reviews"]}`}>
      <div className={styles["head"]}>
        <h2 id="reviews-title">{t("Customer Reviews")}</h2>
        <a className="link" href={hrefTo("writeReview", { productId: String(productId) })}>
          {t("Write a review")}
        </a>
      </div>
      {metrics === undefined ? null : metrics.reviewsCount === 0 ? (
        <p>{t(NO_REVIEWS)}</p>
      ) : (
        <>
          <p className={styles["figures"]}>
            <Stars percent={averagePercent(metrics.averageRating)} rating={metrics.averageRating} />
            <span>{tn(metrics.reviewsCount, "%1 review", "%1 reviews")}</span>
            {metrics.averageRecommends === null ? null : (
              <span>{t("%1% recommend it", metrics.averageRecommends)}</span>
            )}
          </p>
          <Nodes
            legend={t("Sizing")}
            choices={SIZING_CHOICES}
            average={metrics.averageSizing ?? null}
          />
          <Nodes
            legend={t("Width")}
            choices={WIDTH_CHOICES}
            average={metrics.averageWidth ?? null}
          />
          <List productId={productId} />
        </>
      )}
    </section>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

function List({ productId }: { readonly productId: number }) {
  const [sort, setSort] = useState<ReviewSort>(USUAL_REVIEW_SORT);
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState("");
  const [pages, setPages] = useState(1);
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setPages(1);
      set(value);
    };
  const asked: ReviewsAsked = { productId, sort, stars, text };
  return (
    <>
      <form
        className={styles["tools"]}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("term");
          anew(setText)(typeof typed === "string" ? typed.trim() : "");
        }}
      >
        <SelectField
          label={t("Sort reviews by")}
          size="sm"
          value={sort}
          onChange={({ target }) => anew(setSort)(reviewSortOf(target.value))}
        >
          {Object.entries(REVIEW_SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t("Stars")}
          size="sm"
          value={stars ?? ""}
          onChange={({ target }) =>
            anew(setStars)(target.value === "" ? null : Number(target.value))
          }
        >
          <option value="">{t("All stars")}</option>
          {STARS.map((value) => (
            <option key={value} value={value}>
              {tn(value, "%1 star", "%1 stars")}
            </option>
          ))}
        </SelectField>
        <TextField name="term" label={t("Find in reviews")} maxLength={REVIEW_SEARCH_MAX} />
        <Button kind="line" type="submit">
          {t("Find")}
        </Button>
      </form>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          // A page is told by its number alone.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          asked={asked}
          page={index + 1}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </>
  );
}

interface PageProps {
  readonly asked: ReviewsAsked;
  readonly page: number;
  /** Of the last page that is shown. */
  readonly onMore: (() => void) | undefined;
}

function Page({ asked, page, onMore }: PageProps) {
  const { data, isError, refetch } = useQuery(reviewsQuery(useShop(), asked, page));
  if (isError) return <p role="alert">{t("The reviews could not be loaded.")}</p>;
  if (!data) return <p aria-busy="true">{t("Loading reviews")}</p>;
  if (data.total === 0) return <p>{t("No review is like that.")}</p>;
  return (
    <>
      <ul className={styles["list"]}>
        {data.items.map((review) => (
          <li key={review.id}>
            <Review review={review} onVoted={refetch} />
          </li>
        ))}
      </ul>
      {data.isLast || !onMore ? null : (
        <Button kind="line" onClick={onMore}>
          {t("More reviews")}
        </Button>
      )}
    </>
  );
}
