import type { Tile } from "../catalog/listing/listing.queries.ts";
import { initialColor } from "../catalog/tile/tile-color.ts";
import { TileGrid } from "../catalog/tile/TileGrid.tsx";
import { TileItem } from "../catalog/tile/TileItem.tsx";
import { TileSkeleton } from "../catalog/tile/TileSkeleton.tsx";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { BEST_SELLERS } from "./shelves.ts";
import styles from "./HomePage.module.css";

const SIZES = "(width >= 1440px) 325px, (width > 1040px) 23vw, (width > 875px) 31vw, 47vw";

/** One row of what sells most; skeletons while it is on its way. */
export function BestSellers({ tiles }: { tiles: readonly Tile[] | undefined }) {
  const { showsSimpleImages: showsSimple } = useConfig();
  if (tiles?.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="best-sellers">
      <h2 id="best-sellers" className={styles["title"]}>
        {t("Bought most")}
      </h2>
      <TileGrid>
        {tiles
          ? tiles.map((tile) => (
              <TileItem
                key={tile.id}
                className={styles["best"]}
                tile={tile}
                color={initialColor(tile, { wanted: [], showsSimple })}
                sizes={SIZES}
              />
            ))
          : Array.from({ length: BEST_SELLERS }, (_, index) => (
              <li key={index} className={styles["best"]}>
                <TileSkeleton />
              </li>
            ))}
      </TileGrid>
    </section>
  );
}
