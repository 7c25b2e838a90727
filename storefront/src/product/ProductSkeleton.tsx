import {
  SkeletonPicture,
  SkeletonRegion,
  SkeletonText,
} from "@placket/ui/status/skeleton/Skeleton";
import { t } from "../translation/translate.ts";
import styles from "./ProductView.module.css";

/** A product on its way, in the places it will have. */
export function ProductSkeleton() {
  return (
    <div className="wrap">
      <SkeletonRegion label={t("Loading product")}>
        <div className={styles["crumbs"]}>
          <SkeletonText size={14} last={30} />
        </div>
        <div className={styles["pdp"]}>
          <div className={styles["bones"]}>
            <SkeletonPicture ratio={4 / 4.7} />
          </div>
          <div className={styles["buy"]}>
            <SkeletonText size={28} last={60} />
            <SkeletonText size={28} last={30} />
            <SkeletonText lines={2} size={28} />
            <SkeletonText lines={3} size={36} />
            <SkeletonText lines={2} size={28} last={100} />
          </div>
        </div>
      </SkeletonRegion>
    </div>
  );
}
