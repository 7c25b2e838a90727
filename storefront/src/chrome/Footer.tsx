import { useCategories, type MenuCategory } from "../catalog/category.queries.ts";
import { hrefTo } from "../routing/routes.ts";
import { askConsent } from "../consent/asks.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { forgetSearchFilter } from "./search-filter.ts";
import styles from "./Footer.module.css";
import { FramePlace } from "./FramePlace.tsx";
import { Logo } from "./Logo.tsx";

/** Columns beside the store's own: the departments, then the fullest of them. */
const DEPARTMENT_COLUMNS = 3;
const LINKS_IN_COLUMN = 6;

/** What staff put below them, in its order. */
const BELOW_COLUMNS = [
  "FOOTER",
  "FOOTBUTTONS",
  "footer-buttons",
  "email-connect",
  "MIDFOOT",
  "footer-icons",
  "footer-secure-image",
  "recently-viewed-footer",
  "LOWERFOOT",
] as const;

/** The foot of every page but the checkout's (FOOT-01): how to reach the store, and everything it has. */
export default function Footer() {
  const { storeName: name, phone, cookieNotice } = useConfig();
  const tree = useCategories();
  const fullest = tree.top
    .filter((category) => childCount(category) > 0)
    .sort((a, b) => childCount(b) - childCount(a))
    .slice(0, DEPARTMENT_COLUMNS);
  return (
    <footer className={`on-dark no-print ${styles["footer"]}`}>
      <div className={`wrap ${styles["inner"]}`}>
        <div className={styles["columns"]}>
          <div>
            <Logo isOnDark />
            <p className={styles["reach"]}>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>
            </p>
            <p className={styles["reach"]}>
              <a href={hrefTo("contact")}>{t("Contact Us")}</a>
            </p>
            <p className={styles["reach"]}>
              <a href={hrefTo("guestOrder")}>{t("Find an Order")}</a>
            </p>
            {cookieNotice ? (
              <p className={styles["reach"]}>
                <button type="button" onClick={askConsent}>
                  {t(cookieNotice.settings)}
                </button>
              </p>
            ) : null}
            <FramePlace at={["footer-logo", "footer-contact-info", "social-media"]} />
          </div>
          <Column title={t("Shop")} categories={tree.top} />
          {fullest.map((category) => (
            <Column
              key={category.id}
              title={category.name}
              categories={tree.childrenOf(category)}
            />
          ))}
          <FramePlace at={["footer-left-links"]} />
          <FramePlace at={["footer-right-links"]} />
        </div>
        <FramePlace at={BELOW_COLUMNS} className={styles["below"]} />
        <div className={styles["low"]}>
          <p>© {name}</p>
          <FramePlace at={["footer-copyright"]} />
          <FramePlace at={["footer-bottom-links"]} className={styles["links"]} />
        </div>
      </div>
    </footer>
  );
}

const childCount = ({ children = [] }: MenuCategory) => children.length;

function Column({ title, categories }: { title: string; categories: readonly MenuCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {categories.slice(0, LINKS_IN_COLUMN).map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} onClick={forgetSearchFilter}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
