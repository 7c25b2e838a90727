import {
  SkeletonPicture,
  SkeletonRegion,
  SkeletonText,
} from "@placket/ui/status/skeleton/Skeleton";
import { t } from "../translation/translate.ts";
import styles from "./CartBones.module.css";

/** Lines of a cart that is being loaded, in their final size: the cart page's, or the mini-cart's. */
export function CartBones({ lines, isSmall = false }: { lines: number; isSmall?: boolean }) {
  return (
    <SkeletonRegion
      label={t("Loading page")}
      className={isSmall ? styles["small"] : styles["page"]}
    >
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles["line"]}>
          <SkeletonPicture />
          <SkeletonText lines={3} size={14} last={30} className={styles["words"]} />
        </div>
      ))}
    </SkeletonRegion>
  );
}
