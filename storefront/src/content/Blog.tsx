import { t } from "../translation/translate.ts";
import { blogAddress } from "./blog-address.ts";
import styles from "./Blog.module.css";
import type { DrawnBlog } from "./fetch-content.ts";
import { bannerSource } from "./part-picture.ts";
import { PostDate } from "./PostDate.tsx";

/** The posts of the blog, the newest first (CMS-21, ROUTE-12). */
export function Blog({ page, posts, hasMore }: DrawnBlog) {
  return (
    <>
      <h1>{t("Blog")}</h1>
      {posts.length === 0 ? <p>{t("Nothing has been written yet.")}</p> : null}
      <ul className={styles["posts"]}>
        {posts.map(({ id, title, summary, picture, url, publishedAt }) => (
          <li key={id} className={styles["post"]}>
            {picture === null ? (
              <div className={styles["blank"]} />
            ) : (
              <img {...bannerSource(picture)} sizes={SIZES} alt="" loading="lazy" />
            )}
            <h2>
              <a href={url}>{title}</a>
            </h2>
            <p className={styles["date"]}>
              <PostDate iso={publishedAt} />
            </p>
            {summary === "" ? null : <p>{summary}</p>}
          </li>
        ))}
      </ul>
      {page > 1 || hasMore ? (
        <p className={styles["ways"]}>
          {page > 1 ? (
            <a className="link" href={blogAddress(page - 1)}>
              {t("Newer posts")}
            </a>
          ) : null}
          {hasMore ? (
            <a className="link" href={blogAddress(page + 1)}>
              {t("Older posts")}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

const SIZES = "(width <= 875px) 92vw, 430px";
