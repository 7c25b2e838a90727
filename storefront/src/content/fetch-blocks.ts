import { toBase64 } from "@placket/contract/base64";
import { partsAt } from "@placket/contract/content/content.codec";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../api/shop.ts";
import { withTiles, type DrawnParts } from "./drawn-parts.ts";

/** What staff put above and below what a page shows. */
interface PageBlocks {
  readonly top: DrawnParts;
  readonly bottom: DrawnParts;
}

const NOTHING: DrawnParts = { parts: [], tiles: [] };

/** What stands on a page by its path. Where it does not come the page goes without, and says nothing (CMS-23). */
export async function fetchBlocks(shop: Shop, path: string): Promise<PageBlocks> {
  try {
    const wire = await shop.call("pageBlocks", { query: { urlcode: toBase64(path) } });
    const [top, bottom] = await Promise.all(
      ["page-top", "page-bottom"].map((place) => withTiles(shop, partsAt(wire, place))),
    );
    return { top: top ?? NOTHING, bottom: bottom ?? NOTHING };
  } catch (error) {
    if (error instanceof CallError) return { top: NOTHING, bottom: NOTHING };
    throw error;
  }
}
