import { earnedOnTile } from "@placket/contract/catalog/tile-rewards.codec";
import { useSecondPicture } from "@placket/ui/drawing/picture/use-second-picture";
import { hrefChoosing } from "@placket/domain/catalog/href-choosing";
import { useState } from "react";
import { Price } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import type { SpreadNote, Tile } from "../listing/listing.queries.ts";
import { useObservable } from "../../events/observable.ts";
import { tellListLeft } from "./list-left.ts";
import styles from "./ProductTile.module.css";
import { QuickViewButton } from "./QuickViewButton.tsx";
import { TileSwatches } from "./TileSwatches.tsx";
import type { SwatchChoice } from "./tile-color.ts";
import { tileMarks } from "./tile-marks.ts";
import { TilePicture } from "./TilePicture.tsx";

export interface ProductTileProps {
  readonly tile: Tile;
  /** The color shown at first (PLP-05). */
  readonly color?: SwatchChoice | undefined;
  /** Widths the picture is shown at, for `sizes`. */
  readonly sizes: string;
  /** Loads the picture first: one of the first screen. */
  readonly priority?: boolean;
  /** Notes on its making: the tile is a spread, two columns wide. */
  readonly notes?: readonly SpreadNote[] | undefined;
}

/** A product in a list (PLP-01): picture, colors, name, what it is made of, price. */
export function ProductTile(props: ProductTileProps) {
  const { tile, color, sizes, priority = false, notes } = props;
  const [chosen, choose] = useState<SwatchChoice | undefined>(undefined);
  const { secondShown, host } = useSecondPicture();
  const marks = useObservable(tileMarks);
  const shown = chosen ?? color;
  const earned = earnedOnTile(tile);
  const images = shown && shown.images.length > 0 ? shown.images : tile.images;
  const href = chosen?.productId
    ? `${tile.url}?productId=${chosen.productId}`
    : hrefChoosing(tile.url, tile.chosen);
  return (
    <article className={styles["tile"]} {...host}>
      <TilePicture {...{ images, sizes, priority, secondShown, notes }} label={tile.labels[0]}>
        <QuickViewButton productId={tile.id} name={tile.name} href={href} />
        {marks.map((Mark, place) => (
          <Mark key={place} id={tile.id} name={tile.name} />
        ))}
      </TilePicture>
      <TileSwatches tile={tile} shown={shown} onChoose={choose} />
      <h3 className={styles["name"]}>
        <a href={href} onClick={tellListLeft}>
          {tile.name}
        </a>
      </h3>
      <p className={styles["meta"]}>{metaText(tile)}</p>
      <TilePrice tile={tile} />
      {earned === "" ? null : <p className={styles["meta"]}>{earned}</p>}
    </article>
  );
}

/** "Twill 7.2 oz, XS to 4XL"; the number of colors where staff wrote nothing and there are no sizes. */
function metaText({ text, sizes, swatches }: Tile): string {
  const span = sizes && (sizes.from === sizes.to ? sizes.to : t("%1 to %2", sizes.from, sizes.to));
  const known = [text, span ?? ""].filter((part) => part !== "").join(", ");
  const colors = swatches?.options.length ?? 0;
  return known === "" && colors > 1 ? tn(colors, "%1 color", "%1 colors") : known;
}

/** The price block; a placeholder of its size while prices are invalidated (PLP-28). */
function TilePrice({ tile }: { tile: Tile }) {
  if (!tile.price || tile.arePricesInvalidated) return <p className={styles["noPrice"]} />;
  return (
    <p className={styles["price"]}>
      <Price now={tile.price} was={tile.strikePrice} to={tile.maxPrice} />
    </p>
  );
}
