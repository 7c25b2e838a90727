/// <reference types="vite/types/importMeta.d.ts" />
import { Apart } from "../../page/Apart.tsx";
import type { Likeness } from "../../page/drawn-apart.ts";
import { keptParts } from "../../page/kept-parts.ts";
import { ProductTile, type ProductTileProps } from "./ProductTile.tsx";

interface TileItemProps extends ProductTileProps {
  readonly className?: string | undefined;
}

/** A tile as an item of a list. A server draws it once for all lists that show it alike. */
export function TileItem({ className, ...props }: TileItemProps) {
  const like = import.meta.env.SSR ? likenessOf(props) : undefined;
  return (
    <Apart as="li" className={className} like={like}>
      <ProductTile {...props} />
    </Apart>
  );
}

/** Some three thousand tiles. */
const kept = import.meta.env.SSR ? keptParts(16 * 1024 * 1024) : undefined;

function likenessOf({ tile, color, sizes, priority, notes }: ProductTileProps) {
  // React writes the preload of a picture that goes first, and that stands before the tile.
  if (priority || !kept) return undefined;
  return { kept, by: JSON.stringify([tile, color?.id, sizes, notes]) } satisfies Likeness;
}
