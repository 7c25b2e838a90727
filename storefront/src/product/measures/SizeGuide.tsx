import type { Choosing } from "@placket/domain/configurator/choose-options";
import type { SizeChart } from "@placket/domain/configurator/size-chart";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { fitBullets } from "../../catalog/product/product-facts.ts";
import { FitBullets } from "../../catalog/product/ProductFacts.tsx";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import { frontImage } from "../gallery-images.ts";
import { isDrawn, MeasuredFlat } from "./MeasuredFlat.tsx";
import { chartNote, chartTitle, MeasureTable } from "./MeasureTable.tsx";
import styles from "./SizeGuide.module.css";

interface SizeGuideProps {
  readonly product: Product;
  readonly choosing: Choosing;
  readonly chart: SizeChart;
  readonly onClose: () => void;
}

/** Sizes and fit over the page (PDP-19). */
export function SizeGuide({ product, choosing, chart, onClose }: SizeGuideProps) {
  useBackCloses(true, onClose);
  const bullets = fitBullets(product);
  const front = frontImage(product, choosing);
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
        <div>
          <h3>{chartTitle(chart)}</h3>
          <p className="muted">{chartNote(chart)}</p>
        </div>
        <MeasureTable chart={chart} choosing={choosing} />
        {front && isDrawn(chart) ? <MeasuredFlat image={front} chart={chart} /> : null}
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
