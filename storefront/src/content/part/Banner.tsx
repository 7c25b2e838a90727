import type { PartOf } from "@placket/domain/content/part";
import { buttonClass } from "@placket/ui/action/button/Button";
import { bannerSource } from "../part-picture.ts";
import styles from "./Banner.module.css";

type BannerProps = PartOf<"banner">["values"] & {
  /** Whether it opens its page: its picture is asked for at once. */
  readonly isFirst?: boolean;
};

/** A picture of 1280 by 670 with words beside it, and a way on (CMS-18). */
export function Banner({ picture, alt, title, text, label, href, isFirst = false }: BannerProps) {
  const hasWords = [title, text, label].some((one) => one !== "");
  const way = href === "" ? undefined : href;
  const image = (
    <img
      {...bannerSource(picture)}
      alt={alt}
      className={styles["picture"]}
      {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
  return (
    <section className={styles["banner"]}>
      {way !== undefined && label === "" ? <a href={way}>{image}</a> : image}
      {hasWords ? (
        <div className={styles["words"]}>
          {title === "" ? null : <h2>{title}</h2>}
          {text === "" ? null : <p>{text}</p>}
          {way === undefined || label === "" ? null : (
            <p>
              <a className={buttonClass({})} href={way}>
                {label}
              </a>
            </p>
          )}
        </div>
      ) : null}
    </section>
  );
}
