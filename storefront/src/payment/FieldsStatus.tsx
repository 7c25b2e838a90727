import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { Translate } from "./card-frame.ts";
import styles from "./CardFrame.module.css";

export type FieldsPhase = "loading" | "ready" | "failed";

/** What stands where the card fields will be, or could not be. */
export function FieldsStatus(props: {
  readonly phase: FieldsPhase;
  readonly t: Translate;
  readonly onRetry: () => void;
}) {
  const { phase, t, onRetry } = props;
  if (phase === "ready") return null;
  if (phase === "loading") {
    return (
      <div className={styles["waiting"]}>
        <SkeletonRegion label={t("Loading the card fields")}>
          <SkeletonText lines={3} size={36} last={100} />
        </SkeletonRegion>
      </div>
    );
  }
  return (
    <div className={styles["failed"]} role="alert">
      <p>{t("The card fields could not be loaded. Nothing was charged.")}</p>
      <Button kind="line" onClick={onRetry}>
        {t("Try again")}
      </Button>
    </div>
  );
}
