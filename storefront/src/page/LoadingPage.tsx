import { t } from "../translation/translate.ts";
import styles from "./states.module.css";

/** What stands while a page is on its way (ROUTE-30). */
export function LoadingPage() {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <output className="muted">{t("Loading page")}</output>
    </div>
  );
}
