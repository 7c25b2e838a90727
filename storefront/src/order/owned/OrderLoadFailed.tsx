import { Button } from "@placket/ui/action/button/Button";
import { t } from "../../translation/translate.ts";
import styles from "./OrderHistory.module.css";

/** Orders that did not load, and the way on. */
export function OrderLoadFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div className={styles["state"]}>
      <p role="alert">{t("This could not be loaded.")}</p>
      <Button kind="line" busy={isBusy} onClick={onRetry}>
        {t("Try again")}
      </Button>
    </div>
  );
}
