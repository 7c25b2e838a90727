import { startChoosing } from "@placket/domain/configurator/choose-options";
import { FIRST_DESIGN } from "@placket/domain/sold-card/designs";
import { hasQuantityChoice } from "@placket/domain/quantity/quantity-rules";
import { Breadcrumb } from "@placket/ui/navigation/breadcrumb/Breadcrumb";
import { useMemo, useRef } from "react";
import { Gallery } from "../../catalog/product/Gallery.tsx";
import { productCrumbs } from "../../catalog/product/product-crumbs.ts";
import { calloutOf } from "../../catalog/product/product-marks.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { Price, useFormatPrice } from "../../money/Price.tsx";
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
import { GiftCardFields } from "./GiftCardFields.tsx";
import styles from "./GiftCardView.module.css";
import { useGiftCardPress } from "./use-gift-card-press.ts";
import { useGiftCard, type GiftCardOnPage } from "./use-gift-card.ts";

/** The page of a gift card: its pictures beside what it is worth, whom it is from and for, and when it is sent. */
export default function GiftCardView({ product, sizes }: { product: Product; sizes: string }) {
  const onPage = useGiftCard(product);
  const choosing = useMemo(() => startChoosing(familyOf(product)), [product]);
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
                <span className="condensed">{t("Item SKU %1", product.sku)}</span>
              </p>
            </div>
            <GiftCardPrice product={product} onPage={onPage} />
            <GiftCardForm product={product} onPage={onPage} />
            <ShareLinks product={product} />
          </div>
        </div>
      </div>
      <ProductDetails product={product} choosing={choosing} />
    </>
  );
}

/** From what it costs, and what it costs once its amount is known. */
function GiftCardPrice({ product, onPage }: { product: Product; onPage: GiftCardOnPage }) {
  const { amount } = onPage;
  return (
    <p className={priceStyles["line"]} aria-live="polite">
      {amount ? (
        <span className={priceStyles["price"]}>
          <Price now={shownAmount(amount)} />
        </span>
      ) : (
        <span className="muted">
          {t("From")} {product.price ? <Price now={product.price} /> : null}
        </span>
      )}
    </p>
  );
}

/** The form, its card as it will look, and the way into the cart. */
function GiftCardForm({ product, onPage }: { product: Product; onPage: GiftCardOnPage }) {
  const add = useGiftCardPress(product, onPage);
  const { form, offer, quantity, rules } = onPage;
  const row = useRef<HTMLDivElement>(null);
  if (!offer) return <p className={addStyles["note"]}>{t("It cannot be bought at the moment.")}</p>;
  return (
    <form
      ref={form}
      key={onPage.formKey}
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        add.submit();
      }}
    >
      <CardPreview product={product} onPage={onPage} />
      <GiftCardFields onPage={onPage} offer={offer} />
      <div>
        <div ref={row} className={addStyles["go"]}>
          {hasQuantityChoice(rules) ? (
            <QuantityBox name={product.name} configured={onPage} />
          ) : null}
          <AddButton {...add} size="big" isPriceShown={quantity > 1} />
        </div>
        {add.needsLogin ? <LoginNote /> : null}
        <BuyBar product={product} add={add} row={row} />
      </div>
    </form>
  );
}

/** The card as it is filled in; what is said of it stands in the fields. */
function CardPreview({ product, onPage }: { product: Product; onPage: GiftCardOnPage }) {
  const format = useFormatPrice();
  const { asked, amount } = onPage;
  return (
    <div className={styles["card"]} data-design={asked.design || FIRST_DESIGN} aria-hidden="true">
      <span className={styles["cardName"]}>{product.name}</span>
      <span className={styles["cardAmount"]}>{amount ? format(shownAmount(amount)) : "—"}</span>
      <span className={styles["cardFor"]}>{asked.recipientName || t("Recipient Name")}</span>
    </div>
  );
}
