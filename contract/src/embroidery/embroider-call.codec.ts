import type { LetteringWish } from "@placket/domain/embroidery/offer/lettering";
import type { Money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";

/** A text as it is chosen, without what was shown of it. */
export type TextChoice = Omit<LetteringWish, "shown">;

/** A text on so many pieces of a product, with what the shopper was shown of it. */
export interface Embroidering {
  readonly productId: number;
  readonly parentId: number | null;
  readonly pieces: number;
  readonly choice: TextChoice;
  readonly stitches: number;
  /** For each piece. */
  readonly price: Money;
}

/** What the calls that embroider ask for (EMB-43, EMB-44, OPEN-15). */
export function embroideringToWire({ choice, ...asked }: Embroidering) {
  const { lines, font, thread, heightMm, placement } = choice;
  return {
    productId: asked.productId,
    parentId: asked.parentId,
    qty: asked.pieces,
    text: {
      lines: [...lines],
      font,
      color: thread,
      height_mm: heightMm,
      placement,
      stitch_count: asked.stitches,
      price: decimalOf(asked.price),
    },
  };
}

type Embroidered = ReturnType<typeof embroideringToWire>;

/** The same in the place of an item. */
export const embroideringInPlace = ({ id }: { readonly id: number }, data: Embroidered) => ({
  item_id: id,
  data,
});

/** The text on an item of a cart, whose words are JSON; `undefined` where nothing is embroidered. */
export function textOfParts(
  parts: readonly { readonly kind: string; readonly text: string }[],
): TextChoice | undefined {
  const part = parts.find(({ kind }) => kind === "text");
  if (!part) return undefined;
  const { lines, font, color, height_mm, placement } = JSON.parse(part.text) as Embroidered["text"];
  return { lines, font, thread: color, heightMm: height_mm, placement };
}
