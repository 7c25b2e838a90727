import { shownPage, type ShownPage } from "@placket/contract/content/content.codec";
import { widgetIn } from "@placket/domain/content/part";
import type { Shop } from "../api/shop.ts";
import { skusOf, tilesFor, type Tile } from "./tiles.ts";

/** A page that staff wrote, with the products that its parts show at first. */
interface DrawnContent extends ShownPage {
  readonly tiles: readonly (readonly Tile[])[];
}

/** A page by the id that its address stands for; a JSON widget is the part that it stands for. */
export async function fetchPage(shop: Shop, id = 0): Promise<DrawnContent> {
  const page = shownPage(await shop.call("pageInfo", { query: { id } }));
  const parts = page.parts.map((part) => (part.kind === "json" ? (widgetIn(part) ?? part) : part));
  const tiles = await Promise.all(parts.map((part) => tilesFor(shop, skusOf(part).first)));
  return { ...page, parts, tiles };
}
