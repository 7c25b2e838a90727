import { useShop } from "../api/shop.ts";
import { FailedPage } from "../page/FailedPage.tsx";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { Blog } from "./Blog.tsx";
import { blogAddress } from "./blog-address.ts";
import { contentQuery } from "./content.queries.ts";
import styles from "./ContentPage.module.css";
import type { DrawnPage } from "./fetch-content.ts";
import { Parts } from "./Parts.tsx";
import { PostDate } from "./PostDate.tsx";
import { t } from "../translation/translate.ts";

/** What staff wrote: a page (CMS-22) or a post by its parts, or the list of posts (CMS-21). */
export function ContentPage({ place }: { place: Place }) {
  const { data, isError, refetch, isFetching } = useQuery(contentQuery(useShop(), place));
  if (!data && isError) return <FailedPage onRetry={() => void refetch()} isBusy={isFetching} />;
  return (
    <article className={`wrap ${styles["page"]}`} aria-busy={!data}>
      {data === undefined ? (
        <div className={styles["bones"]} />
      ) : "posts" in data ? (
        <Blog {...data} />
      ) : (
        <Written key={data.id} page={data} />
      )}
    </article>
  );
}

function Written({ page }: { readonly page: DrawnPage }) {
  const { heading, title, parts, tiles, publishedAt } = page;
  return (
    <>
      <h1>{heading || title}</h1>
      {publishedAt === null ? null : (
        <p className={styles["beside"]}>
          <PostDate iso={publishedAt} />{" "}
          <a className="link" href={blogAddress(1)}>
            {t("All posts")}
          </a>
        </p>
      )}
      <Parts parts={parts} tiles={tiles} />
    </>
  );
}
