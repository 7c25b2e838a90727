import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { tilesQuery, type Tile } from "../tiles.ts";
import { Carousel } from "./Carousel.tsx";
import { ProductCard } from "./ProductCards.tsx";

interface RecommendedProps {
  readonly title: string;
  /** Those that came with the page. */
  readonly tiles: readonly Tile[];
  /** Products that are asked for once they are near. */
  readonly later: readonly string[];
}

/** The rest is asked for once this one stands first (CMS-19). */
const NEAR = 5;

const SIZES = "(width <= 400px) 92vw, (width <= 590px) 46vw, (width <= 1040px) 30vw, 252px";

/** Products side by side (CMS-14): the first of them come with the page, the others as one goes along. */
export default function Recommended({ title, tiles, later }: RecommendedProps) {
  const [isNear, setNear] = useState(false);
  const { data: rest = [] } = useQuery({
    ...tilesQuery(useShop(), later),
    enabled: isNear && later.length > 0,
  });
  const all = [...tiles, ...rest.filter(({ id }) => tiles.every((tile) => tile.id !== id))];
  if (all.length === 0) return null;
  return (
    <Carousel
      title={title}
      shows="products"
      onFirst={(index) => (index >= NEAR ? setNear(true) : undefined)}
    >
      {all.map((tile) => (
        <li key={tile.id}>
          <ProductCard tile={tile} sizes={SIZES} />
        </li>
      ))}
    </Carousel>
  );
}
