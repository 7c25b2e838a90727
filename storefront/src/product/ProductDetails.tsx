import type { Choosing } from "@placket/domain/configurator/choose-options";
import { readSizeChart } from "@placket/domain/configurator/size-chart";
import { Seam } from "@placket/ui/drawing/seam/Seam";
import { factsOf, fitBullets } from "../catalog/product/product-facts.ts";
import { FitBullets, ProductFacts } from "../catalog/product/ProductFacts.tsx";
import type { Product } from "../catalog/product/product.queries.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { frontImage } from "./gallery-images.ts";
import { isDrawn, MeasuredFlat } from "./measures/MeasuredFlat.tsx";
import { chartNote, chartTitle, MeasureTable } from "./measures/MeasureTable.tsx";
import styles from "./ProductDetails.module.css";

interface ProductDetailsProps {
  readonly product: Product;
  readonly choosing: Choosing;
}

/** Below the choices: measures, facts, fit and description. */
export default function ProductDetails({ product, choosing }: ProductDetailsProps) {
  const { lengthUnit: unit } = useConfig();
  const chart = readSizeChart(product.customAttributes["size_chart"], unit);
  const front = frontImage(product, choosing);
  const hasFlat = front !== undefined && chart !== undefined && isDrawn(chart);
  const facts = factsOf(product);
  return (
    <div className="wrap">
      <Seam />
      {chart ? (
        <section
          className={hasFlat ? styles["measured"] : styles["plain"]}
          aria-labelledby="measured"
        >
          {hasFlat ? <MeasuredFlat image={front} chart={chart} /> : null}
          <div className={styles["table"]}>
            <h2 id="measured">{chartTitle(chart)}</h2>
            <p className={styles["note"]}>{chartNote(chart)}</p>
            <MeasureTable chart={chart} choosing={choosing} />
            <div className={styles["facts"]}>
              <ProductFacts facts={facts} />
            </div>
            <Words product={product} />
          </div>
        </section>
      ) : (
        <section className={styles["plain"]}>
          <Words product={product} />
          <ProductFacts facts={facts} />
        </section>
      )}
    </div>
  );
}

/** How it fits and what there is to say about it. */
function Words({ product }: { product: Product }) {
  const bullets = fitBullets(product);
  return (
    <div className={styles["words"]}>
      {product.description ? (
        <div>
          <h2>{t("About the %1", product.name)}</h2>
          {/* Sanitized by the server when it is stored. */}
          {/* oxlint-disable-next-line react/no-danger -- staff's own markup */}
          <div
            className={styles["prose"]}
            dangerouslySetInnerHTML={{ __html: product.description }}
          />
        </div>
      ) : null}
      {bullets.length > 0 ? (
        <div>
          <h2>{t("How it fits")}</h2>
          <FitBullets bullets={bullets} />
        </div>
      ) : null}
    </div>
  );
}
