import { t } from "../translation/translate.ts";
import styles from "./Heart.module.css";
import { HeartIcon } from "./HeartIcon.tsx";
import type { Wished } from "./pending-wish.ts";
import { useHeart } from "./use-heart.ts";

/** The heart on a tile's picture (PLP-01). */
export function TileHeart(wished: Wished) {
  const { isWished, isBusy, press } = useHeart(wished);
  return (
    <button
      type="button"
      className={styles["onTile"]}
      aria-pressed={isWished}
      aria-disabled={isBusy}
      aria-label={t("Wish List: %1", wished.name)}
      onClick={press}
    >
      <HeartIcon isFilled={isWished} />
    </button>
  );
}
