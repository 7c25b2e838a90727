import { hasGrid } from "@placket/domain/configurator/order-grid";
import { Breadcrumb } from "@placket/ui/breadcrumb/Breadcrumb";
import { lazy, Suspense, useState } from "react";
import { Gallery } from "../catalog/product/Gallery.tsx";
import { productCrumbs } from "../catalog/product/product-crumbs.ts";
import { calloutOf } from "../catalog/product/product-facts.ts";
import type { Product } from "../catalog/product/product.queries.ts";
import { t } from "../translation/translate.ts";
import { AddPanel } from "./AddPanel.tsx";
import { galleryImages } from "./gallery-images.ts";
import { ColorChoice, OtherChoices, SizeChoice } from "./OptionChoices.tsx";
import { PriceBlock } from "./PriceBlock.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductTitle } from "./ProductTitle.tsx";
import styles from "./ProductView.module.css";
import { ShareLinks } from "./ShareLinks.tsx";
import { SizeTabs, type SizeTab } from "./SizeTabs.tsx";
import { StockLine } from "./StockLine.tsx";
import { useConfigured } from "./use-configured.ts";

const OrderMultiple = lazy(async () => ({
  default: (await import("./OrderMultiple.tsx")).OrderMultiple,
}));

/** A product's page once the product is there: pictures beside choices, facts below. */
export function ProductView({ product, sizes }: { product: Product; sizes: string }) {
  const configured = useConfigured(product);
  const { choosing, dispatch } = configured;
  const [tab, setTab] = useState<SizeTab>("single");
  const isMultiple = tab === "multiple" && hasGrid(choosing.family);
  const images = galleryImages(product, choosing);
  return (
    <>
      <div className="wrap">
        <div className={styles["crumbs"]}>
          <Breadcrumb label={t("Breadcrumb")} items={productCrumbs(product)} />
        </div>
        <div className={isMultiple ? styles["multi"] : styles["pdp"]}>
          <div className={styles["pictures"]}>
            <Gallery
              name={product.name}
              images={images}
              callout={calloutOf(product)}
              sizes={sizes}
              isCompact={isMultiple}
            />
          </div>
          <div className={styles["buy"]}>
            <ProductTitle product={product} choosing={choosing} isMultiple={isMultiple} />
            {isMultiple ? null : <PriceBlock product={product} configured={configured} />}
            {isMultiple ? null : <ColorChoice choosing={choosing} dispatch={dispatch} />}
            {isMultiple ? null : <OtherChoices choosing={choosing} dispatch={dispatch} />}
            <SizeTabs
              product={product}
              choosing={choosing}
              tab={tab}
              onTab={setTab}
              single={
                <>
                  <SizeChoice choosing={choosing} dispatch={dispatch} />
                  <StockLine choosing={choosing} />
                </>
              }
              multiple={
                <Suspense fallback={<div className={styles["gridBones"]} />}>
                  <OrderMultiple product={product} chosen={choosing.chosen} />
                </Suspense>
              }
            />
            {isMultiple ? null : <AddPanel product={product} configured={configured} />}
            {isMultiple ? null : <ShareLinks product={product} />}
          </div>
        </div>
      </div>
      <ProductDetails product={product} choosing={choosing} />
    </>
  );
}
