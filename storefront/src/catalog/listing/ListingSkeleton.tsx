import { Seam } from "@placket/ui/drawing/seam/Seam";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { t } from "../../translation/translate.ts";
import { TileGrid } from "../tile/TileGrid.tsx";
import { TileSkeleton } from "../tile/TileSkeleton.tsx";
import styles from "./ListingView.module.css";
import mobile from "./MobileTools.module.css";

/** Tiles of the first two rows. */
const TILES = 8;

/** A listing on its way, in the places it will have. */
export function ListingSkeleton() {
  return (
    <SkeletonRegion label={t("Loading styles")}>
      <div className={mobile["tools"]}>
        <div className={mobile["bone"]} />
        <div className={mobile["bone"]} />
      </div>
      <Seam className={styles["seam"] ?? ""} />
      <div className={styles["list"]}>
        <div className={styles["filters"]}>
          <SkeletonText lines={12} size={22} />
        </div>
        <div>
          <div className={styles["tools"]} />
          <TileGrid>
            {Array.from({ length: TILES }, (_, index) => (
              <li key={index}>
                <TileSkeleton />
              </li>
            ))}
          </TileGrid>
        </div>
      </div>
    </SkeletonRegion>
  );
}
