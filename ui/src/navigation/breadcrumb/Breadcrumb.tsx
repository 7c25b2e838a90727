import styles from "./Breadcrumb.module.css";

export type Crumb = { label: string; href?: string | undefined };

type BreadcrumbProps = {
  /** Names the landmark. */
  label: string;
  /** From the root to here; the last one is the page itself. */
  items: readonly Crumb[];
  className?: string | undefined;
};

/** The way from the root to this page. */
export function Breadcrumb({ label, items, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles["list"]}>
        {items.map(({ label: text, href }, i) => (
          <li key={`${href ?? ""}${text}`} className={styles["item"]}>
            {href && i < items.length - 1 ? (
              <a href={href} className={styles["link"]}>
                {text}
              </a>
            ) : (
              <span aria-current={i === items.length - 1 ? "page" : undefined}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
