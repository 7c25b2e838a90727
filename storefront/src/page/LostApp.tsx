import { Button } from "@placket/ui/action/button/Button";
import { t } from "../translation/translate.ts";
import styles from "./states.module.css";

/**
 * What a page says once its scripts did not come. The server draws it into every page, hidden; the first script shows it
 * and hears its button (`start.ts`), since nothing of the app is there.
 */
export function LostApp() {
  return (
    <div className={styles["lost"]} role="alert" data-when-lost hidden>
      <p>{t("This page did not load completely, so its buttons do not work.")}</p>
      <Button size="sm">{t("Reload")}</Button>
    </div>
  );
}
