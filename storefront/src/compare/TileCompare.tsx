import { t } from "../translation/translate.ts";
import styles from "./Compare.module.css";
import { CompareIcon } from "./CompareIcon.tsx";
import { useCompared } from "./use-compared.ts";

/** The mark on a tile's picture that puts it beside others (PLP-01). */
export function TileCompare(product: { readonly id: number; readonly name: string }) {
  const { isCompared, isBusy, press } = useCompared(product);
  return (
    <button
      type="button"
      className={styles["onTile"]}
      aria-pressed={isCompared}
      aria-disabled={isBusy}
      aria-label={t("Compare: %1", product.name)}
      onClick={press}
    >
      <CompareIcon />
    </button>
  );
}
