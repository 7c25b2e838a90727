import { dynamicSku } from "@placket/domain/bundle/dynamic-sku";
import { missingOptions, shownOptions } from "@placket/domain/bundle/missing-options";
import { hasPieces } from "@placket/domain/quantity/has-pieces";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { startChoosing } from "@placket/domain/configurator/choose-options";
import { hasQuantityChoice } from "@placket/domain/quantity/quantity-rules";
import { Breadcrumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { useMemo, useRef } from "react";
import { useShop } from "../../api/shop.ts";
import { Gallery } from "../../catalog/product/Gallery.tsx";
import { productCrumbs } from "../../catalog/product/product-crumbs.ts";
import { calloutOf } from "../../catalog/product/product-marks.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { Price } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import addStyles from "../choosing/AddPanel.module.css";
import { AddButton, BuyBar, LoginNote } from "../choosing/AddPanel.tsx";
import { familyOf } from "../choosing/family-of.ts";
import { QuantityBox } from "../choosing/QuantityBox.tsx";
import priceStyles from "../price/PriceBlock.module.css";
import { shownAmount } from "../price/shown-amount.ts";
import ProductDetails from "../ProductDetails.tsx";
import titleStyles from "../ProductTitle.module.css";
import viewStyles from "../ProductView.module.css";
import ShareLinks from "../ShareLinks.tsx";
import { priceOf, shelfOf } from "./bundle-amounts.ts";
import styles from "./BundleView.module.css";
import { BundleOptionField } from "./BundleOptionField.tsx";
import { useBundle, type BundleOnPage } from "./use-bundle.ts";
import { useBundlePress } from "./use-bundle-press.ts";

/** The page of a bundle: its pictures beside what it is made of, option by option. */
export default function BundleView({ product, sizes }: { product: Product; sizes: string }) {
  const onPage = useBundle(product);
  const { bundling, dispatch } = onPage;
  const { bundle, chosen } = bundling;
  const choosing = useMemo(() => startChoosing(familyOf(product)), [product]);
  const shown = shownOptions(bundle, chosen);
  return (
    <>
      <div className="wrap">
        <div className={viewStyles["crumbs"]}>
          <Breadcrumb label={t("Breadcrumb")} items={productCrumbs(product)} />
        </div>
        <div className={viewStyles["pdp"]}>
          <div className={viewStyles["pictures"]}>
            <Gallery
              name={product.name}
              images={product.images}
              callout={calloutOf(product)}
              sizes={sizes}
            />
          </div>
          <div className={viewStyles["buy"]}>
            <div className={titleStyles["title"]}>
              <h1>{product.name}</h1>
              <p className={titleStyles["line"]}>
                <span className={`condensed ${styles["sku"]}`}>
                  {t("Item SKU %1", dynamicSku(bundle, chosen))}
                </span>
              </p>
            </div>
            <BundlePrice product={product} onPage={onPage} />
            <div className={styles["options"]}>
              {shown.map((option) => (
                <BundleOptionField
                  key={option.id}
                  option={option}
                  bundling={bundling}
                  dispatch={dispatch}
                />
              ))}
              {shown.length < bundle.options.length ? <NextOptions onPage={onPage} /> : null}
            </div>
            <BundleAdd product={product} onPage={onPage} />
            <ShareLinks product={product} />
          </div>
        </div>
      </div>
      <ProductDetails product={product} choosing={choosing} />
    </>
  );
}

/** With step-through: what is asked after this (BUNDLE-06). */
function NextOptions({ onPage: { bundling } }: { onPage: BundleOnPage }) {
  const { bundle, chosen } = bundling;
  const later = bundle.options.slice(shownOptions(bundle, chosen).length);
  return (
    <p className={styles["next"]}>{t("Then: %1", later.map(({ title }) => title).join(", "))}</p>
  );
}

/** From what it costs; the price itself once everything is chosen that must be (BUNDLE-11). */
function BundlePrice({ product, onPage }: { product: Product; onPage: BundleOnPage }) {
  const price = priceOf(onPage.bundling);
  const from = product.price;
  return (
    <div>
      <p className={priceStyles["line"]} aria-live="polite">
        {price ? (
          <>
            <span className={priceStyles["price"]}>
              <Price now={shownAmount(price)} />
            </span>
            <span className="small muted">{product.pdpUnitMessage || t("per set")}</span>
          </>
        ) : (
          <span className="muted">
            {t("From")} {from ? <Price now={from} /> : null}
          </span>
        )}
      </p>
      {product.pdpMessage ? <p className={priceStyles["message"]}>{product.pdpMessage}</p> : null}
    </div>
  );
}

/** How many, and into the cart. */
function BundleAdd({ product, onPage }: { product: Product; onPage: BundleOnPage }) {
  const { locale } = useShop();
  const add = useBundlePress(product, onPage);
  const { bundling, quantity, rules } = onPage;
  const row = useRef<HTMLDivElement>(null);
  const isWhole = missingOptions(bundling.bundle, bundling.chosen).length === 0;
  const shelf = shelfOf(bundling);
  const isShort = isWhole && !hasPieces(shelf, Math.max(1, quantity));
  return (
    <div>
      <div ref={row} className={addStyles["go"]}>
        {hasQuantityChoice(rules) ? <QuantityBox name={product.name} configured={onPage} /> : null}
        <AddButton {...add} size="big" isPriceShown={quantity > 1} />
      </div>
      {product.arrival && product.inStock ? (
        <p className={addStyles["arrival"]}>
          {t("Arrives %1", arrivalDays(product.arrival, locale))}
        </p>
      ) : null}
      <output className={addStyles["short"]}>
        {isShort && shelf.quantity
          ? t("Only %1 in stock. Choose fewer to add them.", shelf.quantity)
          : null}
      </output>
      {rules.minimum > 1 ? (
        <p className={addStyles["note"]}>
          {t("Item must be purchased in a minimum quantity of %1 or more", rules.minimum)}
        </p>
      ) : null}
      {add.needsLogin ? <LoginNote /> : null}
      <BuyBar product={product} add={add} row={row} />
    </div>
  );
}
