import { Button } from "@placket/ui/button/Button";
import { t } from "../translation/translate.ts";
import styles from "./states.module.css";

/** A page whose data did not come: what happened, and two ways out. */
export function FailedPage({ onRetry, isBusy }: { onRetry: () => void; isBusy?: boolean }) {
  return (
    <div className={`wrap ${styles["state"]}`} role="alert">
      <h1>{t("This page did not load")}</h1>
      <p>{t("The store did not answer. Nothing you chose is lost.")}</p>
      <div className={styles["ways"]}>
        <Button onClick={onRetry} busy={isBusy ?? false}>
          {t("Try again")}
        </Button>
        <a className="link" href="/">
          {t("Go to the home page")}
        </a>
      </div>
    </div>
  );
}
