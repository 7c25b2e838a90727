import { add, money, sum } from "@placket/domain/money/money";
import { SOURCE_TITLES } from "@placket/domain/order/money/refund-ways";
import type { Block } from "../../mail/letter/block/block.ts";
import type { Letterhead } from "../../mail/letter/letterhead.ts";
import { letterTemplate } from "../../mail/template/template.ts";
import type { Ctx } from "../../context.ts";
import { shownOrder, type ShownOrder } from "../letter/letter-order.ts";
import { itemLines } from "../letter/item-lines.ts";
import { onAccount, ORDER_PLACEHOLDERS, orderButton, orderValues } from "../letter/order-blocks.ts";
import { sampleOrder } from "../letter/sample-order.ts";
import type { MoneyPaper } from "./money-papers.ts";
import { paperSums } from "./paper-sums.ts";

interface Told extends ShownOrder {
  readonly paper: Pick<
    MoneyPaper,
    "kind" | "number" | "pieces" | "shipping" | "adjustment" | "total" | "parts"
  >;
}

const PLACEHOLDERS = {
  ...ORDER_PLACEHOLDERS,
  paper: "the number of the invoice or the refund",
} as const;

const valuesOf = (told: Told) => ({ ...orderValues(told), paper: told.paper.number });

/** The letters that bring an invoice, and that say what was paid back. */
export const moneyLetters = {
  invoice: letterTemplate({
    name: "order.invoice",
    title: "Invoice",
    about:
      "Goes to the buyer when the money of an order is taken, or the first goods of one go that is paid otherwise.",
    readers: "shoppers",
    placeholders: PLACEHOLDERS,
    texts: (say, at) => ({
      subject: say("Invoice %1 for your %2 order %3", at.paper, at.store, at.number),
      heading: say("Invoice %1 for order %2", at.paper, at.number),
      intro: say("This is the invoice for:"),
      closing: say("Questions? %1", at.phone),
    }),
    values: valuesOf,
    blocks: blocksOf,
    sample: (ctx) => sampleOf(ctx, "invoice"),
  }),
  refund: letterTemplate({
    name: "order.refund",
    title: "Refund",
    about: "Goes to the buyer when money of an order is paid back.",
    readers: "shoppers",
    placeholders: PLACEHOLDERS,
    texts: (say, at) => ({
      subject: say("Refund %1 for your %2 order %3", at.paper, at.store, at.number),
      heading: say("We paid money back for order %1", at.number),
      intro: say(
        "Where it went stands below. A bank may take some days to show what went to a card.",
      ),
      closing: say("Questions? %1", at.phone),
    }),
    values: valuesOf,
    blocks: blocksOf,
    sample: (ctx) => sampleOf(ctx, "refund"),
  }),
} as const;

function blocksOf(told: Told, head: Letterhead): Block[] {
  const { order, paper } = told;
  const amounts = new Map(paper.pieces.map((one) => [one.itemId, one]));
  const rows = order.items.flatMap((item) => {
    const one = amounts.get(item.id);
    return one ? [{ item, pieces: one.quantity, amount: one.amount }] : [];
  });
  return [
    ...(rows.length > 0 ? [itemLines(told, head, rows)] : []),
    { is: "sums", rows: paperSums(paper, head) },
    {
      is: "facts",
      title: head.say(PARTS_TITLES[paper.kind]),
      lines: [
        ...paper.parts.map(
          ({ to, amount }) => `${head.say(SOURCE_TITLES[to])}: ${head.price(amount)}`,
        ),
        ...(paper.kind === "invoice" ? onAccount(order, head) : []),
      ],
    },
    orderButton(told, head),
  ];
}

/** What the parts of a paper are: phrases. */
const PARTS_TITLES = { invoice: "Payment", refund: "Where it went" } as const;

function sampleOf(ctx: Ctx, kind: MoneyPaper["kind"]): Told {
  const order = sampleOrder(ctx);
  const pieces = order.items.map(({ id: itemId, quantity, rowTotal: amount }) => ({
    itemId,
    quantity,
    amount,
  }));
  const { currency } = ctx.store;
  const goods = sum(
    pieces.map(({ amount }) => amount),
    currency,
  );
  const shipping = money(795, currency);
  return {
    ...shownOrder(ctx, order),
    paper: {
      kind,
      number: "100000001",
      pieces,
      shipping,
      adjustment: money(0, currency),
      total: add(goods, shipping),
      parts: [{ to: "card", amount: add(goods, shipping) }],
    },
  };
}
