import { useId } from "react";
import { useShop } from "../api/shop.ts";
import { useObservable } from "../events/observable.ts";
import { pictureSource } from "../media/picture-source.ts";
import { Price } from "../money/Price.tsx";
import { useQuery } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { viewedIds } from "./viewed-ids.ts";
import { viewedQuery } from "./viewed.queries.ts";
import styles from "./ViewedStrip.module.css";

interface ViewedStripProps {
  /** What is looked at now, which is not shown below itself. */
  readonly here?: number;
}

/** What was looked at last: nothing where nothing was (WISH-16). */
export function ViewedStrip({ here }: ViewedStripProps) {
  const shop = useShop();
  const title = useId();
  const ids = (useObservable(viewedIds) ?? []).filter((id) => id !== here);
  const { data: tiles } = useQuery(viewedQuery(shop, ids));
  const shown = (tiles ?? []).filter(({ id }) => id !== here);
  if (ids.length === 0 || shown.length === 0) return null;
  return (
    <section className={`wrap ${styles["viewed"]}`} aria-labelledby={title}>
      <h2 id={title}>{t("Recently Viewed")}</h2>
      <ul className={styles["cards"]}>
        {shown.map(({ id, name, url, images, price, strikePrice, maxPrice }) => (
          <li key={id} className={styles["card"]}>
            {images[0] ? (
              <img {...pictureSource(images[0].image, 414)} alt="" sizes={SIZES} loading="lazy" />
            ) : (
              <div className={styles["blank"]} />
            )}
            <h3>
              <a href={url}>{name}</a>
            </h3>
            {price ? (
              <p>
                <Price now={price} was={strikePrice} to={maxPrice} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIZES = "(width <= 400px) 92vw, (width <= 590px) 46vw, (width <= 1040px) 30vw, 212px";
