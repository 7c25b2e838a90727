import { SkeletonPicture, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import styles from "./ProductTile.module.css";

/** A tile that is on its way, of the size it will have. */
export function TileSkeleton() {
  return (
    <div className={styles["tile"]}>
      <SkeletonPicture />
      <div className={styles["swatches"]} />
      <div className={styles["name"]}>
        <SkeletonText size={16} last={80} className={styles["nameBone"]} />
      </div>
      <SkeletonText size={14} last={35} />
      <div className={styles["price"]}>
        <SkeletonText size={16} last={25} />
      </div>
    </div>
  );
}
