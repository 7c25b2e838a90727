import type { Choosing } from "@placket/domain/configurator/choose-options";
import type { SizeChart } from "@placket/domain/configurator/size-chart";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { fitBullets } from "../../catalog/product/product-facts.ts";
import { FitBullets } from "../../catalog/product/ProductFacts.tsx";
import type { Product } from "../../catalog/product/product.queries.ts";
import { t } from "../../translation/translate.ts";
import { chartNote, MeasureTable } from "./MeasureTable.tsx";
import styles from "./SizeGuide.module.css";

interface SizeGuideProps {
  readonly product: Product;
  readonly choosing: Choosing;
  readonly chart: SizeChart;
  readonly onClose: () => void;
}

/** Sizes and fit over the page (PDP-19). */
export function SizeGuide({ product, choosing, chart, onClose }: SizeGuideProps) {
  const bullets = fitBullets(product);
  return (
    <Dialog
      open
      size="big"
      title={t("Size and fit guide")}
      closeLabel={t("Close")}
      readable
      onClose={onClose}
    >
      <div className={styles["guide"]}>
        <p className="muted">{chartNote(chart)}</p>
        <MeasureTable chart={chart} choosing={choosing} />
        {bullets.length > 0 ? (
          <div>
            <h3>{t("How it fits")}</h3>
            <FitBullets bullets={bullets} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
