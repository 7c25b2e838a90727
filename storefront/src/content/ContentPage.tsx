import { useShop } from "../api/shop.ts";
import { FailedPage } from "../page/FailedPage.tsx";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { contentPageQuery } from "./content.queries.ts";
import styles from "./ContentPage.module.css";
import { Parts } from "./Parts.tsx";

/** A page that staff wrote (CMS-22): its heading, and its parts in their order. */
export function ContentPage({ place }: { place: Place }) {
  const { data, isError, refetch, isFetching } = useQuery(contentPageQuery(useShop(), place.id));
  if (!data && isError) return <FailedPage onRetry={() => void refetch()} isBusy={isFetching} />;
  return (
    <article className={`wrap ${styles["page"]}`} aria-busy={!data}>
      {data ? (
        <>
          <h1>{data.heading || data.title}</h1>
          <Parts key={data.id} parts={data.parts} tiles={data.tiles} />
        </>
      ) : (
        <div className={styles["bones"]} />
      )}
    </article>
  );
}
