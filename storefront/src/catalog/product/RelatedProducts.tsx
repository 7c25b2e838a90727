import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { Picture } from "@placket/ui/drawing/picture/Picture";
import { useId } from "react";
import { pictureSource } from "../../media/picture-source.ts";
import { Price } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { openQuickView, type QuickViewed } from "../quick-view-door.ts";
import { tellListLeft } from "../tile/list-left.ts";
import { TileGrid } from "../tile/TileGrid.tsx";
import type { RelatedTile } from "./quick-buy-tile.ts";
import styles from "./RelatedProducts.module.css";

/** Tiles of one row on a desktop. */
const SHOWN = 4;

const SIZES = "(width <= 875px) 47vw, (width <= 1040px) 31vw, (width < 1440px) 23vw, 322px";

interface RelatedProductsProps {
  readonly title: string;
  readonly tiles: readonly RelatedTile[];
  /** Where the list stands; in the cart quick view opens at any width (PLP-09). */
  readonly from?: QuickViewed["from"];
}

/** Related, up-sell or cross-sell products: tiles with Quick Buy, without swatches and icons (PLP-03, PDP-50). */
export function RelatedProducts({ title, tiles, from = "list" }: RelatedProductsProps) {
  const id = useId();
  if (tiles.length === 0) return null;
  return (
    <section className={`wrap ${styles["related"]}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <TileGrid>
        {tiles.slice(0, SHOWN).map((tile) => (
          <li key={tile.id}>
            <QuickBuyTile tile={tile} from={from} />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}

interface QuickBuyProps {
  readonly tile: RelatedTile;
  readonly from: QuickViewed["from"];
}

function QuickBuyTile({ tile, from }: QuickBuyProps) {
  const { image } = tile;
  return (
    <article className={styles["tile"]}>
      {image ? (
        <Picture {...pictureSource(image.image, 828)} alt={image.alt} sizes={SIZES} />
      ) : (
        <div className={styles["blank"]} />
      )}
      <h3 className={styles["name"]}>
        <a href={tile.url} onClick={tellListLeft}>
          {tile.name}
        </a>
      </h3>
      <p className={styles["price"]}>
        {tile.price && !tile.arePricesInvalidated ? (
          <Price now={tile.price} was={tile.strikePrice} to={tile.maxPrice} />
        ) : null}
      </p>
      <QuickBuy tile={tile} from={from} />
    </article>
  );
}

/** Opens quick view; where the window is too narrow for that, the way to the product's page (PLP-03). */
function QuickBuy({ tile: { id, name, url }, from }: QuickBuyProps) {
  const words = (
    <>
      {t("Quick Buy")} <span className="visually-hidden">{name}</span>
    </>
  );
  const look = { kind: "line", size: "sm", wide: true } as const;
  return (
    <div className={styles["quick"]} data-needs-room={from === "list"}>
      <Button
        {...look}
        className={styles["roomy"]}
        aria-haspopup="dialog"
        onClick={() => openQuickView({ productId: id, name, href: url, from })}
      >
        {words}
      </Button>
      <a className={buttonClass(look, styles["narrow"])} href={url} onClick={tellListLeft}>
        {words}
      </a>
    </div>
  );
}
