import { ratingPercent } from "@placket/domain/review/review-metrics";
import { Button } from "@placket/ui/action/button/Button";
import { useNearView } from "@placket/web/browser/use-near-view";
import { useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { Stars } from "../Stars.tsx";
import styles from "./HomeReviews.module.css";
import { homeReviewsQuery, type PraisedItem } from "./home-reviews.queries.ts";

/** What shoppers wrote of all products, on the front page (REVIEW-39); asked for once somebody is near it. */
export default function HomeReviews() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  return <div ref={place}>{isNear ? <Praise /> : null}</div>;
}

/** Nothing where nobody has praised anything, or the reviews do not come: the front page stands without them. */
function Praise() {
  const shop = useShop();
  const [pages, setPages] = useState(1);
  const { data: first } = useQuery(homeReviewsQuery(shop, 1));
  const { data: last, isError } = useQuery(homeReviewsQuery(shop, pages));
  if (!first || first.items.length === 0) return null;
  return (
    <section className={`wrap ${styles["praise"]}`} aria-labelledby="home-reviews">
      <h2 id="home-reviews">{t("What shoppers say")}</h2>
      <ul className={styles["list"]}>
        {first.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
        {Array.from({ length: pages - 1 }, (_, index) => (
          // A page is told by its number alone.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Later key={index} page={index + 2} />
        ))}
      </ul>
      {isError ? <p role="alert">{t("The reviews could not be loaded.")}</p> : null}
      {last?.isLast || isError ? null : (
        <Button kind="line" busy={!last} onClick={() => setPages(pages + 1)}>
          {t("More reviews")}
        </Button>
      )}
    </section>
  );
}

function Later({ page }: { readonly page: number }) {
  const { data } = useQuery(homeReviewsQuery(useShop(), page));
  return data?.items.map((item) => <Item key={item.id} item={item} />);
}

function Item({ item }: { readonly item: PraisedItem }) {
  const { title, detail, nickname, location, isVerified, rating, product } = item;
  return (
    <li>
      <article className={styles["review"]}>
        <Stars percent={ratingPercent(rating)} rating={rating} />
        <h3>{title}</h3>
        <p className={styles["detail"]}>{detail}</p>
        <p className={styles["by"]}>
          {t("%1 from %2", nickname, location)}
          {isVerified ? <strong>{t("Verified buyer")}</strong> : null}
        </p>
        <a className="link" href={product.url}>
          {product.name}
        </a>
      </article>
    </li>
  );
}
