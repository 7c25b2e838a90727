import { variantOf } from "@placket/domain/configurator/chosen-variant";
import { Button } from "@placket/ui/action/button/Button";
import {
  SkeletonPicture,
  SkeletonRegion,
  SkeletonText,
} from "@placket/ui/status/skeleton/Skeleton";
import { useQuery } from "../../query/use-query.ts";
import { useShop } from "../../api/shop.ts";
import { Gallery } from "../../catalog/product/Gallery.tsx";
import { calloutOf } from "../../catalog/product/product-marks.ts";
import { productQuery, type Product } from "../../catalog/product/product.queries.ts";
import { closeQuickView, type QuickViewed } from "../../catalog/quick-view-door.ts";
import { boxWords } from "../../embroidery/box-words.ts";
import { addressOf } from "../../routing/address.ts";
import { t } from "../../translation/translate.ts";
import { AddPanel } from "../choosing/AddPanel.tsx";
import { askingHref, isEmbroiderable } from "../embroidered/embroidery-asked.ts";
import { galleryImages } from "../gallery-images.ts";
import { ChoiceScope, ColorChoice, OtherChoices, SizeChoice } from "../choosing/OptionChoices.tsx";
import { KeepProduct } from "../KeepProduct.tsx";
import { PriceBlock } from "../price/PriceBlock.tsx";
import styles from "./QuickChoices.module.css";
import { StockLine } from "../StockLine.tsx";
import { useConfigured } from "../choosing/use-configured.ts";

const PICTURE_SIZES = "(width <= 590px) 1px, 380px";

/** The inside of quick view: the product page's own choices, as soon as the product is there; a bundle, a gift card and what has options of its own are chosen on their pages. */
export function QuickChoices({ viewed }: { viewed: QuickViewed }) {
  const { data: product, isError, refetch } = useQuery(productQuery(useShop(), viewed.productId));
  if (product) return <Choices key={product.id} product={product} viewed={viewed} />;
  if (!isError) return <Bones />;
  return (
    <div className={styles["failed"]} role="alert">
      <p>{t("This style could not be loaded.")}</p>
      <Button kind="line" onClick={() => void refetch()}>
        {t("Try again")}
      </Button>
      <Details viewed={viewed} />
    </div>
  );
}

function Choices({ product, viewed }: { product: Product; viewed: QuickViewed }) {
  const configured = useConfigured(product, addressOf(viewed.href).search);
  const { choosing, dispatch } = configured;
  const sku = variantOf(choosing)?.sku ?? product.sku;
  return (
    <ChoiceScope value="quick-">
      <div className={styles["view"]}>
        <Gallery
          name={product.name}
          images={galleryImages(product, choosing)}
          callout={calloutOf(product)}
          sizes={PICTURE_SIZES}
          isCompact
        />
        <div className={styles["buy"]}>
          <p className={styles["item"]}>{t("Item SKU %1", sku)}</p>
          <PriceBlock product={product} configured={configured} />
          <ColorChoice choosing={choosing} dispatch={dispatch} />
          <OtherChoices choosing={choosing} dispatch={dispatch} />
          <div>
            <SizeChoice choosing={choosing} dispatch={dispatch} isLegendHidden={false} />
            <StockLine choosing={choosing} />
          </div>
          {isEmbroiderable(product) ? (
            <p>
              <a
                className="link"
                href={askingHref(viewed.href, {
                  productId: variantOf(choosing)?.productId,
                  pieces: configured.quantity,
                })}
                onClick={closeQuickView}
              >
                {boxWords(product.embroideryOptions).want()}
              </a>
            </p>
          ) : null}
          {product.type === "bundle" ||
          product.type === "giftcard" ||
          product.customOptions.length > 0 ? null : (
            <AddPanel product={product} configured={configured} hasBar={false} />
          )}
          <KeepProduct product={product} choosing={choosing} />
          <Details viewed={viewed} />
        </div>
      </div>
    </ChoiceScope>
  );
}

/** The way to the product's page (PLP-08). */
function Details({ viewed: { href, name } }: { viewed: QuickViewed }) {
  return (
    <p>
      <a className="link" href={href} onClick={closeQuickView}>
        {t("View details")}
        <span className="visually-hidden"> {name}</span>
      </a>
    </p>
  );
}

function Bones() {
  return (
    <SkeletonRegion label={t("Loading")} className={styles["view"] ?? ""}>
      <SkeletonPicture />
      <div className={styles["buy"]}>
        <SkeletonText size={28} last={30} />
        <SkeletonText lines={3} size={22} />
        <SkeletonText lines={4} size={22} />
      </div>
    </SkeletonRegion>
  );
}
