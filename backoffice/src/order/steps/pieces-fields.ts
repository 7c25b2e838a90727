import { piecesField, type PiecesWish } from "@placket/domain/order/step/check-pieces";
import type { FormField } from "../../page/form/FormControl.tsx";
import type { Order } from "../order.queries.ts";

type Item = Order["items"][number];
type PiecesName = ReturnType<typeof piecesField>;

/** Lines of which there may be pieces, by how many at most. */
export type LeftOf = (item: Item) => number;

/** A field for the pieces of each line that has any left: `Chef Coat, M · COAT-M`, at most so many. */
export function piecesFields(
  items: readonly Item[],
  left: LeftOf,
): Readonly<Record<PiecesName, FormField>> {
  const fields = items
    .filter((item) => left(item) > 0)
    .map((item) => {
      const chosen = item.options.map(({ value }) => value).join(", ");
      const name = chosen === "" ? item.name : `${item.name}, ${chosen}`;
      const most = left(item);
      const field = {
        label: `${name} · ${item.sku}`,
        hint: most === 1 ? "One piece is left." : `${most} pieces are left.`,
        maxLength: 9,
        autoComplete: "off",
        mayBeEmpty: true,
      } as const;
      return [piecesField(item.id), field] as const;
    });
  return Object.fromEntries(fields);
}

/** All that are left of each line, as the fields begin with. */
export const allPieces = (
  items: readonly Item[],
  left: LeftOf,
): Readonly<Record<PiecesName, string>> =>
  Object.fromEntries(
    items
      .filter((item) => left(item) > 0)
      .map((item) => [piecesField(item.id), String(left(item))]),
  );

/** What is typed into such fields; what is no number is one that nobody has. */
export function piecesTyped(
  items: readonly Pick<Item, "id">[],
  values: Readonly<Record<string, string>>,
): PiecesWish[] {
  return items.flatMap(({ id: itemId }) => {
    const text = values[piecesField(itemId)]?.trim() ?? "";
    if (text === "") return [];
    return [{ itemId, quantity: /^\d{1,9}$/.test(text) ? Number(text) : -1 }];
  });
}
