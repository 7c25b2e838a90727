import {
  SkeletonPicture,
  SkeletonRegion,
  SkeletonText,
} from "@placket/ui/status/skeleton/Skeleton";
import { t } from "../translation/translate.ts";
import styles from "./states.module.css";

/** What stands while nobody knows yet what page comes (ROUTE-30): a heading and pictures, as most have. */
export function LoadingPage() {
  return (
    <SkeletonRegion label={t("Loading page")} className={`wrap ${styles["loading"]}`}>
      <SkeletonText size={36} last={40} />
      <div className={styles["pictures"]}>
        <SkeletonPicture />
        <SkeletonPicture />
        <SkeletonPicture />
        <SkeletonPicture />
      </div>
    </SkeletonRegion>
  );
}
