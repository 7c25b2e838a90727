import type { StoredCartItem } from "@placket/domain/cart/cart";
import { LINE_KINDS } from "@placket/domain/cart/line-kinds";
import { PART_KINDS } from "@placket/domain/cart/part-kinds";
import { z } from "zod";
import { chosenSelection } from "../bundle/bundle-choice.codec.ts";
import { storedOption } from "../custom-option/stored-option.codec.ts";
import { storedGiftCard } from "../sold-card/stored-gift-card.codec.ts";
import { storedMade } from "./made.codec.ts";

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];

const configuration = z.object({
  kind: z.enum(namesOf(LINE_KINDS)),
  bundle: z.array(chosenSelection).exactOptional(),
  giftCard: storedGiftCard.exactOptional(),
  options: z.array(storedOption).exactOptional(),
  parts: z
    .array(
      z.object({
        kind: z.enum(namesOf(PART_KINDS)),
        text: z.string(),
        serviceId: z.number().nullable(),
        made: storedMade.exactOptional(),
      }),
    )
    .optional(),
});

/** A line as links to carts and quotes keep it: what makes it the line it is, and its pieces. */
export const storedLine = z.object({
  productId: z.number(),
  parentId: z.number().nullable(),
  quantity: z.number(),
  overrideCategoryId: z.number().nullable(),
  configuration,
});

const lines = z.array(storedLine);

/** Lines of a cart as JSON, without what they are called in it. */
export const linesToStore = (items: readonly StoredCartItem[]): string =>
  JSON.stringify(lines.parse(items));

/**
 * Lines that were kept so, numbered anew; `undefined` of what has not the shape that the store writes.
 */
export function linesFromStore(stored: unknown): StoredCartItem[] | undefined {
  const read = lines.safeParse(stored);
  return read.success ? read.data.map((line, at) => lineFromStore(line, at + 1)) : undefined;
}

/** A line that was kept so, under a number. */
export const lineFromStore = (
  { configuration: { parts, ...kind }, ...line }: z.infer<typeof storedLine>,
  id: number,
): StoredCartItem => ({ ...line, id, configuration: parts ? { ...kind, parts } : kind });
