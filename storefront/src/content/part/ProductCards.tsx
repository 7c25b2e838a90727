import { pictureSource } from "../../media/picture-source.ts";
import { Price } from "../../money/Price.tsx";
import type { Tile } from "../../catalog/listing/listing.queries.ts";
import styles from "./ProductCards.module.css";

interface ProductCardProps {
  readonly tile: Tile;
  readonly sizes: string;
}

/** A product as content shows it: its picture, its name, what it costs. */
export const ProductCard = ({
  tile: { name, url, images, price, strikePrice, maxPrice },
  sizes,
}: ProductCardProps) => (
  <div className={styles["card"]}>
    {images[0] ? (
      <img {...pictureSource(images[0].image, 828)} alt="" sizes={sizes} loading="lazy" />
    ) : (
      <div className={styles["blank"]} />
    )}
    <h3>
      <a href={url}>{name}</a>
    </h3>
    {price ? (
      <p>
        <Price now={price} was={strikePrice} to={maxPrice} />
      </p>
    ) : null}
  </div>
);

interface FeaturedProductsProps {
  readonly title: string;
  readonly tiles: readonly Tile[];
}

const SIZES = "(width <= 875px) 92vw, 430px";

/** Products three in a row, one on a phone (CMS-13); nothing where none is sold. */
export const FeaturedProducts = ({ title, tiles }: FeaturedProductsProps) =>
  tiles.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className={styles["grid"]}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <ProductCard tile={tile} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
