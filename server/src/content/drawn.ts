import type { Part } from "@placket/domain/content/part";
import { productsBySkus } from "../catalog/catalog.ts";
import type { Ctx } from "../context.ts";
import { frameBlocks } from "./content.ts";
import { drawParts, type FindProducts } from "./draw-parts.ts";

/** Parts as HTML, with the products that whoever asks may see. */
export const drawnFor = (ctx: Ctx, parts: readonly Part[]): string =>
  drawParts(parts, productsFor(ctx));

/** What header and footer show, by place. */
export const drawnFrame = (ctx: Ctx): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(frameBlocks(ctx), ([place, blocks]) => [
      place,
      blocks.map(({ parts }) => drawnFor(ctx, parts)).join(""),
    ]),
  );

const productsFor =
  (ctx: Ctx): FindProducts =>
  (skus) => {
    const found = productsBySkus(ctx, skus);
    const tiles = found.ok ? found.value : [];
    return tiles.map(({ name, url, images }) => ({ name, url, image: images[0]?.image }));
  };
