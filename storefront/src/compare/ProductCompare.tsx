import { t } from "../translation/translate.ts";
import styles from "./Compare.module.css";
import { CompareIcon } from "./CompareIcon.tsx";
import { useCompared } from "./use-compared.ts";

interface ProductCompareProps {
  readonly productId: number;
  readonly name: string;
}

/** The same on a product's page and in quick view, with its word. */
export function ProductCompare({ productId, name }: ProductCompareProps) {
  const { isCompared, isBusy, press } = useCompared({ id: productId, name });
  return (
    <button
      type="button"
      className={styles["inWords"]}
      aria-pressed={isCompared}
      aria-disabled={isBusy}
      onClick={press}
    >
      <CompareIcon />
      {t("Compare")}
    </button>
  );
}
