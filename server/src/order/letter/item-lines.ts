import { saidRows } from "@placket/domain/cart/line-kinds";
import { teamOf } from "@placket/domain/cart/team-part";
import { STITCHES_PART } from "@placket/domain/embroidery/part/design-rows";
import type { SaidRow } from "@placket/domain/line/line-row";
import { setApart, sharedRows } from "@placket/domain/line/set-apart";
import { together, type Together } from "@placket/domain/line/together";
import { sum, type Money } from "@placket/domain/money/money";
import type { Block, LetterLine } from "../../mail/letter/block/block.ts";
import type { Letterhead } from "../../mail/letter/letterhead.ts";
import type { PlacedItem } from "../stored-order.ts";
import type { ShownOrder } from "./letter-order.ts";

/** What a row says of an item: all of it unless told. */
interface Said {
  readonly item: PlacedItem;
  readonly pieces?: number;
  readonly amount?: Money | null;
  /** Of pieces that came back: how many were good, once that is known. */
  readonly good?: number | undefined;
}

/** The same with all that its item says of itself. */
interface Row {
  readonly item: PlacedItem;
  readonly pieces: number;
  readonly amount: Money | null;
  readonly good: number | undefined;
  readonly options: readonly SaidRow[];
}

type Pictures = Pick<ShownOrder, "pictureOf" | "sewnPictureOf">;

/**
 * Items of an order as the rows of a letter, each with its picture and what was chosen of it. A list of wearers is one:
 * what all of it shares is said once, then each wearer in a line (issue 10.3).
 */
export function itemLines(pictures: Pictures, head: Letterhead, rows: readonly Said[]): Block {
  const told = rows.map(({ item, pieces = item.quantity, amount = item.rowTotal, good }): Row => ({
    item,
    pieces,
    amount,
    good,
    options: saidRows(item, head.say),
  }));
  const lists = together(told, ({ item }) => ({
    title: teamOf(item) ?? undefined,
    product: item.name,
  }));
  return {
    is: "lines",
    rows: lists.map((list) =>
      list.items.length === 1
        ? itemLine(pictures, head, list.items[0])
        : listLine(pictures, head, list),
    ),
  };
}

function itemLine(pictures: Pictures, head: Letterhead, row: Row): LetterLine {
  const { item, amount, options } = row;
  return {
    name: item.name,
    facts: options.map((one) => factOf(one, head)),
    sku: item.sku,
    pieces: piecesOf(row, head),
    amount: amount === null ? "" : head.price(amount),
    picture: pictures.pictureOf(item),
    sewnPicture: pictures.sewnPictureOf(item),
  };
}

function listLine(
  { pictureOf, sewnPictureOf }: Pictures,
  head: Letterhead,
  { title, items }: Together<Row>,
): LetterLine {
  const [{ item }] = items;
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  const pieces = items.reduce((all, one) => all + one.pieces, 0);
  return {
    name: item.name,
    facts: [title ?? "", ...sharedRows({ title, items }).map((one) => factOf(one, head))],
    sku: "",
    pieces: head.count(pieces, "%1 piece", "%1 pieces"),
    amount: amounts.length === 0 ? "" : head.price(sum(amounts, item.rowTotal.currency)),
    picture: pictureOf(item),
    sewnPicture: sewnPictureOf(item),
    shares: setApart(items).map((row) => ({
      said: [
        // The amount says what the stitches of a name come to.
        ...row.options.filter(({ part }) => part !== STITCHES_PART).map(({ value }) => value),
        row.item.sku,
        piecesOf(row, head),
      ].join(", "),
      amount: row.amount === null ? "" : head.price(row.amount),
    })),
  };
}

/** `Color: White`, with what it costs where it costs something. */
function factOf({ label, value, price: added }: SaidRow, { say, price }: Letterhead): string {
  const said = `${label}: ${value}`;
  return added === null ? said : `${said} (${say("%1 each", price(added))})`;
}

/** `2 × $61.50`, and how many of them were good where that is known. */
const piecesOf = ({ item, pieces, amount, good }: Row, { say, price }: Letterhead): string =>
  [
    amount === null ? `${pieces} ×` : `${pieces} × ${price(item.price)}`,
    ...(good === undefined ? [] : [say("%1 of them good", good)]),
  ].join(", ");
