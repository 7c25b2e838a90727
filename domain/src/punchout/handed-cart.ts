import type { Cart } from "../cart/cart.ts";
import { saidRows } from "../cart/line-kinds.ts";
import { subtract, sum, type Money } from "../money/money.ts";
import type { Say } from "../phrase.ts";
import { exactPieces } from "./exact-pieces.ts";
import type { HandedFact } from "./handed-facts.ts";
import { writeLineKey } from "./line-key.ts";

/** A line as a procurement system is given it. */
export interface HandedLine {
  /** By which the system brings it back; a key with line 0 is of what follows from other lines, and comes by itself. */
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  /** Name and all that was chosen, in one line. */
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly isSet: boolean;
  readonly facts: Readonly<Record<HandedFact, string>>;
}

export interface HandedCart {
  readonly lines: readonly HandedLine[];
  /** The exact sum of its lines. */
  readonly total: Money;
}

/**
 * A cart as it is handed over (PUNCH-04): every line with what is done to it, at what its pieces cost after every
 * promotion. Where a line's amount does not divide by its pieces it goes as two of the same key, so that the sum that
 * the system makes is ours to the cent. Shipping and tax the order will say.
 */
export function handedCart(
  { items, totals, currency }: Pick<Cart, "currency" | "items" | "totals">,
  { visitId, say }: { readonly visitId: number; readonly say: Say },
): HandedCart {
  const lines = items.flatMap((item, at): HandedLine[] => {
    const row = totals.rows[at];
    if (!row) throw new Error("A line of the cart has no sum");
    const rows = saidRows(item, say);
    const read = (isOf: (part: string | null) => boolean) =>
      rows
        .filter(({ part }) => isOf(part))
        .map(({ label, value }) => `${label}: ${value}`)
        .join(", ");
    const key = writeLineKey({ visitId, itemId: item.id });
    const all = read(() => true);
    const line = {
      key,
      sku: item.sku,
      name: item.name,
      description: all === "" ? item.name : `${item.name}, ${all}`,
      isSet: item.bundled.length > 0,
      facts: {
        options: read((part) => part === null),
        embroidery: read((part) => part !== null),
        line: key,
        manufacturer: item.sku,
      },
    };
    return exactPieces(subtract(row.rowTotal, row.discount), item.quantity).map((pieces) => ({
      ...line,
      ...pieces,
    }));
  });
  const amounts = lines.map(({ unitPrice, quantity }) => ({
    ...unitPrice,
    minor: unitPrice.minor * quantity,
  }));
  return { lines, total: sum(amounts, currency) };
}
