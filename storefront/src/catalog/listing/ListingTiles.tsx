import { useConfig } from "../../store/config.queries.ts";
import { initialColor, wantedColors } from "../tile/tile-color.ts";
import { TileGrid } from "../tile/TileGrid.tsx";
import { TileItem } from "../tile/TileItem.tsx";
import type { Listing } from "./listing.queries.ts";
import styles from "./ListingTiles.module.css";

/** Width of a tile's picture on a listing page, by width of the window. */
export const LISTING_TILE_SIZES =
  "(width >= 1440px) 256px, (width > 1040px) 19vw, (width > 875px) 31vw, 47vw";

/** The same for the spread, which stands larger on a phone. */
export const SPREAD_SIZES =
  "(width >= 1440px) 256px, (width > 1040px) 19vw, (width > 875px) 31vw, 66vw";

/** The first row of a phone, whose pictures go before everything else; more would only slow each other. */
const FIRST_ROW = 2;

interface ListingTilesProps {
  readonly listing: Listing;
  readonly search: string;
  readonly isDimmed: boolean;
}

/** The products of a listing page. */
export function ListingTiles({ listing, search, isDimmed }: ListingTilesProps) {
  const { showsSimpleImages: showsSimple } = useConfig();
  const colorFilter = listing.filterOptions.find(({ swatchType }) => swatchType === "color");
  const wanted = wantedColors(search, colorFilter?.code);
  const names = wanted.map((value) => labelOf(colorFilter, value));
  const urgent = listing.spread ? 1 : FIRST_ROW;
  return (
    <TileGrid isDimmed={isDimmed}>
      {listing.items.map((tile, index) => {
        const notes = index === 0 ? listing.spread?.notes : undefined;
        return (
          <TileItem
            key={tile.id}
            className={notes ? styles["spread"] : undefined}
            tile={tile}
            color={initialColor(tile, { wanted: [...wanted, ...names], showsSimple })}
            sizes={notes ? SPREAD_SIZES : LISTING_TILE_SIZES}
            priority={index < urgent}
            notes={notes}
          />
        );
      })}
    </TileGrid>
  );
}

function labelOf(filter: Listing["filterOptions"][number] | undefined, value: string): string {
  return filter?.options.find((option) => option.value === value)?.label ?? value;
}
