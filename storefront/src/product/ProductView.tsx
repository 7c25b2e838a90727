import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../slot/awaited.ts";
import { hasGrid } from "@placket/domain/configurator/family";
import { Breadcrumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { Suspense, use, useState } from "react";
import { Gallery } from "../catalog/product/Gallery.tsx";
import { productCrumbs } from "../catalog/product/product-crumbs.ts";
import { calloutOf } from "../catalog/product/product-marks.ts";
import type { Product } from "../catalog/product/product.queries.ts";
import { late } from "../slot/late.tsx";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { AddPanel } from "./choosing/AddPanel.tsx";
import { galleryImages } from "./gallery-images.ts";
import { ColorChoice, OtherChoices, SizeChoice } from "./choosing/OptionChoices.tsx";
import { OwnChoiceScope } from "./choosing/own-choice.ts";
import { PriceBlock } from "./price/PriceBlock.tsx";
import { ProductTitle } from "./ProductTitle.tsx";
import styles from "./ProductView.module.css";
import { SizeTabs, type SizeTab } from "./SizeTabs.tsx";
import { StockLine } from "./StockLine.tsx";
import { useConfigured } from "./choosing/use-configured.ts";

const OrderMultiple = awaited(
  lateModule(() => import("./order-multiple/OrderMultiple.tsx")),
  (module) => module.OrderMultiple,
);

const Embroidered = late(
  "src/product/embroidered/Embroidered.tsx",
  lateModule(() => import("./embroidered/Embroidered.tsx")),
  null,
);
const ProductDetails = late(
  "src/product/ProductDetails.tsx",
  lateModule(() => import("./ProductDetails.tsx")),
  <div className={styles["detailsBones"]} />,
);
const BelowAdd = late(
  "src/product/BelowAdd.tsx",
  lateModule(() => import("./BelowAdd.tsx")),
  <BelowBones />,
);
const ShareLinks = late(
  "src/product/ShareLinks.tsx",
  lateModule(() => import("./ShareLinks.tsx")),
  <div className={styles["shareBones"]} />,
);

/** A product's page once the product is there: pictures beside choices, facts below. */
export function ProductView({ product, sizes }: { product: Product; sizes: string }) {
  const configured = useConfigured(product);
  const { choosing, dispatch } = configured;
  const [tab, setTab] = useState<SizeTab>("single");
  const isMultiple = tab === "multiple" && hasGrid(choosing.family);
  const images = galleryImages(product, choosing);
  const own = use(OwnChoiceScope);
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
            {own?.fields}
            {isMultiple ? null : <Embroidered product={product} configured={configured} />}
            {isMultiple ? null : <AddPanel product={product} configured={configured} />}
            {isMultiple ? null : <BelowAdd product={product} configured={configured} />}
            {isMultiple ? null : <ShareLinks product={product} />}
          </div>
        </div>
      </div>
      <ProductDetails product={product} choosing={choosing} />
    </>
  );
}

/** PayPal's place, where it is offered to everybody. */
function BelowBones() {
  const { hasPaypal, checkoutNeedsLogin } = useConfig();
  return hasPaypal && !checkoutNeedsLogin ? <div className={styles["otherWay"]} /> : null;
}
