import type { CSSProperties } from "react";
import { useObservable } from "../events/observable.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { t } from "../translation/translate.ts";
import { routeProgress } from "./route-progress.ts";
import styles from "./RouteProgress.module.css";

/** The thin bar over the page while the next one is on its way (ROUTE-56). */
export function RouteProgress() {
  const progress = routeProgress(useObservable(useRouter().stage));
  return (
    <div
      className={styles["bar"]}
      data-active={progress !== undefined}
      style={{ "--progress": progress ?? 1 } as CSSProperties}
    >
      {progress === undefined ? null : (
        <progress
          className="visually-hidden"
          aria-label={t("Loading page")}
          value={progress}
          max={1}
        />
      )}
    </div>
  );
}
