import { Picture } from "@placket/ui/picture/Picture";
import { useSecondPicture } from "@placket/ui/picture/use-second-picture";
import { Tag } from "@placket/ui/tag/Tag";
import { useState } from "react";
import { publish } from "../../events/events.ts";
import { pictureSource } from "../../media/picture-source.ts";
import { Price } from "../../money/Price.tsx";
import { tn } from "../../translation/translate.ts";
import type { Tile } from "../listing/listing.queries.ts";
import styles from "./ProductTile.module.css";
import { QuickViewButton } from "./QuickViewButton.tsx";
import { TileSwatches } from "./TileSwatches.tsx";
import type { SwatchChoice } from "./tile-color.ts";

export interface ProductTileProps {
  readonly tile: Tile;
  /** The color shown at first (PLP-05). */
  readonly color?: SwatchChoice | undefined;
  /** Widths the picture is shown at, for `sizes`. */
  readonly sizes: string;
  /** Loads the picture first: one of the first screen. */
  readonly priority?: boolean;
  /** Query of the list the tile stands in, told when it is opened (PLP-04). */
  readonly search?: string;
}

/** A product in a list (PLP-01): picture, colors, name, price. */
export function ProductTile({ tile, color, sizes, priority = false, search }: ProductTileProps) {
  const [chosen, choose] = useState<SwatchChoice | undefined>(undefined);
  const { secondShown, host } = useSecondPicture();
  const shown = chosen ?? color;
  const images = shown && shown.images.length > 0 ? shown.images : tile.images;
  const [first, second] = images;
  const href = chosen?.productId ? `${tile.url}?productId=${chosen.productId}` : tile.url;
  const remember = () => {
    if (search !== undefined) publish("product.chosen", { search });
  };
  const label = tile.labels[0];
  return (
    <article className={styles["tile"]} {...host}>
      {first ? (
        <Picture
          {...pictureSource(first.image, 828)}
          alt={first.alt}
          sizes={sizes}
          priority={priority}
          {...(second ? { second: pictureSource(second.image, 828) } : {})}
          secondShown={secondShown}
        >
          {label ? (
            <Tag kind={tagKind(label.text)} className={styles["label"] ?? ""}>
              {label.text}
            </Tag>
          ) : null}
          <QuickViewButton productId={tile.id} name={tile.name} href={href} />
        </Picture>
      ) : (
        <div className={styles["blank"]}>
          <QuickViewButton productId={tile.id} name={tile.name} href={href} />
        </div>
      )}
      <TileSwatches tile={tile} shown={shown} onChoose={choose} />
      <h3 className={styles["name"]}>
        <a href={href} onClick={remember}>
          {tile.name}
        </a>
      </h3>
      <ColorCount tile={tile} />
      <TilePrice tile={tile} />
    </article>
  );
}

function ColorCount({ tile }: { tile: Tile }) {
  const count = tile.swatches?.options.length ?? 0;
  return count > 1 ? <p className={styles["meta"]}>{tn(count, "%1 color", "%1 colors")}</p> : null;
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

function tagKind(text: string): "brand" | "ink" | "sale" {
  const word = text.toLowerCase();
  if (word.startsWith("sale")) return "sale";
  return word.startsWith("new") ? "ink" : "brand";
}
