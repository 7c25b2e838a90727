import type { LetteringWish } from "@placket/domain/embroidery/offer/lettering";
import type { Money } from "@placket/domain/money/money";
import { decimalOf } from "@placket/domain/money/price-format";

/** A text as it is chosen, without what was shown of it. */
export type TextChoice = Omit<LetteringWish, "shown">;

/** A part of an item, as a browser knows it. */
interface ItemPart {
  readonly kind: string;
  readonly text: string;
  readonly sku: string | null;
}

/** A text on so many pieces of a product, with what the shopper was shown of it. */
export interface Embroidering {
  readonly productId: number;
  readonly parentId: number | null;
  readonly pieces: number;
  readonly choice: TextChoice;
  readonly stitches: number;
  /** For each piece. */
  readonly price: Money;
  /** For the people at the machine; empty where there are none (EMB-13). */
  readonly instructions: string;
  /** What is done to the item that it takes the place of: all but text and instructions goes along as it is. */
  readonly parts: readonly ItemPart[];
}

/** What the calls that embroider ask for (EMB-43, EMB-44, OPEN-15). */
export function embroideringToWire({ choice, ...asked }: Embroidering) {
  const { lines, font, thread, heightMm, placement } = choice;
  const instructions = asked.instructions.trim();
  return {
    ...otherParts(asked.parts),
    ...(instructions === "" ? {} : { "special-instructions": { text: instructions } }),
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

interface Service {
  readonly text: string;
  readonly sku: string;
}

interface OtherParts {
  flags?: { readonly flag?: string; readonly flag1?: string; readonly flag2?: string };
  "alteration-piping"?: Service;
  "print-screen"?: Service;
  team?: { readonly text: string };
}

/** What is sent back unchanged; the words of flags are JSON. */
function otherParts(parts: readonly ItemPart[]): OtherParts {
  const others: OtherParts = {};
  for (const { kind, text, sku } of parts) {
    if (kind === "flags") others.flags = JSON.parse(text) as NonNullable<OtherParts["flags"]>;
    if (kind === "team") others.team = { text };
    const isService = kind === "alteration-piping" || kind === "print-screen";
    if (isService && sku !== null) others[kind] = { text, sku };
  }
  return others;
}

/** What an item's shopper wants the people at the machine to know; empty where they said nothing. */
export const instructionsOf = (parts: readonly Pick<ItemPart, "kind" | "text">[]): string =>
  parts.find(({ kind }) => kind === "special-instructions")?.text ?? "";

/** The text on an item of a cart, whose words are JSON; `undefined` where nothing is embroidered. */
export function textOfParts(
  parts: readonly { readonly kind: string; readonly text: string }[],
): TextChoice | undefined {
  const part = parts.find(({ kind }) => kind === "text");
  if (!part) return undefined;
  const { lines, font, color, height_mm, placement } = JSON.parse(part.text) as Embroidered["text"];
  return { lines, font, thread: color, heightMm: height_mm, placement };
}
