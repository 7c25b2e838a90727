import type { BrandTab } from "@placket/domain/store/frame/brand-tab";
import { useAddress } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import styles from "./BrandTabs.module.css";

/** Sister shops, the one whose pages are open marked (PROMO-01); nothing where staff named none. */
export function BrandTabs({ tabs }: { readonly tabs: readonly BrandTab[] }) {
  const { path } = useAddress();
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={t("Our shops")}>
      <ul className={styles["tabs"]}>
        {tabs.map(({ name, url }) => (
          <li key={name}>
            <a href={url} aria-current={isBelow(path, url) ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a page of this store is that of a tab, or below it. */
const isBelow = (path: string, url: string): boolean => path === url || path.startsWith(`${url}/`);
