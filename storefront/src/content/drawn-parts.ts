import type { ShownPart } from "@placket/contract/content/content.codec";
import { widgetIn } from "@placket/domain/content/part";
import type { Shop } from "../api/shop.ts";
import { skusOf, tilesFor, type Tile } from "./tiles.ts";

/** Parts, and the products that each of them shows at first. */
export interface DrawnParts {
  readonly parts: readonly ShownPart[];
  readonly tiles: readonly (readonly Tile[])[];
}

/** Parts with what they show; a JSON widget is the part that it stands for. */
export async function withTiles(shop: Shop, shown: readonly ShownPart[]): Promise<DrawnParts> {
  const parts = shown.map((part) => (part.kind === "json" ? (widgetIn(part) ?? part) : part));
  const tiles = await Promise.all(parts.map((part) => tilesFor(shop, skusOf(part).first)));
  return { parts, tiles };
}
