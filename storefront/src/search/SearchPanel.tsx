import type { ShownFound } from "@placket/contract/search/search.codec";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useQuery } from "../query/use-query.ts";
import { useShop } from "../api/shop.ts";
import { publish } from "../events/events.ts";
import { Price } from "../money/Price.tsx";
import { pathOfUrl } from "../routing/address.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { miniSearchQuery } from "./mini-search.queries.ts";
import styles from "./SearchPanel.module.css";
import { useRested } from "./use-rested.ts";

/** Suggestions and products for what is being typed (SEARCH-05, SEARCH-06). */
export default function SearchPanel({ text, onChosen }: { text: string; onChosen: () => void }) {
  const q = useRested(text);
  const { data, isError } = useQuery(miniSearchQuery(useShop(), q));
  if (isError) return <output>{t("The search did not answer. Press Enter to try again.")}</output>;
  if (!data) return <PanelSkeleton />;
  const all = hrefTo("search", {}, { q });
  return (
    <div className={styles["panel"]}>
      <Suggestions words={data.suggestions} onChosen={onChosen} />
      <section aria-label={t("Products")}>
        <output className="visually-hidden">{t("%1 products", data.items.length)}</output>
        {data.items.length === 0 ? (
          <p>{t("No Products Found")}</p>
        ) : (
          <>
            <h2 className={styles["title"]}>{t("Products")}</h2>
            <ul>
              {data.items.map((item) => (
                <ProductRow key={item.sku} item={item} search={q} onChosen={onChosen} />
              ))}
            </ul>
            <a className="link" href={all} onClick={onChosen}>
              {t("View More")}
            </a>
          </>
        )}
      </section>
    </div>
  );
}

function Suggestions({ words, onChosen }: { words: readonly string[]; onChosen: () => void }) {
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className={styles["title"]}>{t("Search Suggestions")}</h2>
      <ul>
        {words.map((word) => (
          <li key={word}>
            {/* URLSearchParams joins the words by "+". */}
            <a
              className={styles["word"]}
              href={hrefTo("search", {}, { q: word })}
              onClick={onChosen}
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ProductRowProps {
  readonly item: ShownFound;
  readonly search: string;
  readonly onChosen: () => void;
}

function ProductRow({ item, search, onChosen }: ProductRowProps) {
  const choose = () => {
    publish("product.chosen", { search: `?${new URLSearchParams({ q: search }).toString()}` });
    onChosen();
  };
  return (
    <li>
      <a className={styles["product"]} href={pathOfUrl(item.url)} onClick={choose}>
        <span className={styles["picture"]}>
          {item.image ? <img src={item.image.url} alt="" width={48} height={60} /> : null}
        </span>
        <span>{item.name}</span>
        {item.prices ? <Price now={item.prices.lowest} to={item.prices.highest} /> : null}
      </a>
    </li>
  );
}

function PanelSkeleton() {
  return (
    <SkeletonRegion label={t("Searching")}>
      <SkeletonText lines={4} size={18} />
    </SkeletonRegion>
  );
}
