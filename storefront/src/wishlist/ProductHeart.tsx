import { t } from "../translation/translate.ts";
import styles from "./Heart.module.css";
import { HeartIcon } from "./HeartIcon.tsx";
import { useHeart } from "./use-heart.ts";

interface ProductHeartProps {
  readonly productId: number;
  readonly name: string;
}

/** The heart on a product's page and in quick view, with its words. */
export function ProductHeart({ productId, name }: ProductHeartProps) {
  const { isWished, isBusy, press } = useHeart({ id: productId, name });
  return (
    <button
      type="button"
      className={styles["inWords"]}
      aria-pressed={isWished}
      aria-disabled={isBusy}
      onClick={press}
    >
      <HeartIcon isFilled={isWished} />
      {t("Wish List")}
    </button>
  );
}
