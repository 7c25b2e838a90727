import { t } from "../translation/translate.ts";
import styles from "./states.module.css";

/** The page of an address that leads nowhere (ROUTE-29, ERROR-10). */
export function NotFoundPage() {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{t("Not Found...")}</h1>
      <p>{t("Nothing is kept at this address. It may have moved, or the link was cut short.")}</p>
      <div className={styles["ways"]}>
        <a className="link" href="/">
          {t("Go to the home page")}
        </a>
      </div>
    </div>
  );
}
