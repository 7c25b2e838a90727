import { OPTION_TYPES } from "@placket/domain/bundle/bundle";
import { LINE_KINDS } from "@placket/domain/cart/line-kinds";
import { PART_KINDS } from "@placket/domain/cart/part-kinds";
import {
  HISTORY_CODES,
  historyRow,
  type HistoryCode,
  type HistoryNote,
} from "@placket/domain/order/history";
import type { HistoryValues } from "@placket/domain/order/history-row";
import { DECLINE_REASONS } from "@placket/domain/payment/decline-reason";
import type { Money } from "@placket/domain/money/money";
import { SOURCE_TITLES } from "@placket/domain/order/money/refund-ways";
import { PAYMENT_STATES } from "@placket/domain/payment/payment-state";
import { CARD_BRANDS } from "@placket/domain/payment/client-setup";
import { DEVICE_WALLETS } from "@placket/domain/store/method-settings";
import { z } from "zod";
import { chosenSelection } from "../bundle/bundle-choice.codec.ts";
import { storedOption } from "../custom-option/stored-option.codec.ts";
import { STORED_ADDRESSES } from "../directory/stored-address.codec.ts";
import { storedGiftCard } from "../sold-card/stored-gift-card.codec.ts";
import { storedMade } from "../cart/made.codec.ts";

/**
 * What an order keeps as JSON, by kind: the shapes that versions of the store wrote, newest first. A shape
 * that was once written stays in its list, for its orders stay; a new one goes in front of it.
 */
const STORED_IN_ORDERS = {
  address: STORED_ADDRESSES,
  method: methods(),
  totals: totals(),
  selections: [
    z.array(
      z.object({
        attributeId: z.number(),
        attributeCode: z.string(),
        attributeLabel: z.string(),
        optionId: z.number(),
        optionLabel: z.string(),
      }),
    ),
  ],
  configuration: configurations(),
  priceRules: [z.array(z.object({ ruleId: z.int(), label: z.string() }))],
  history: [notes()],
  movement: movements(),
  payment: [
    z.object({
      /** The card's one-time token, until it is spent. */
      token: z.string().nullish(),
      verification: z.string().nullish(),
      /** The stored card that is to pay, until it is known what token it is paid by. */
      publicHash: z.string().nullish(),
      /** Of the buyer's organisation, of what is bought on account. */
      purchaseOrderNumber: z.string().nullish(),
      /** The card is to be kept for its customer once it has paid. */
      keepsCard: z.literal(true).optional(),
      /** The token is said to be of a wallet of a browser. */
      fromDevice: z.literal(true).optional(),
      /** What the processor calls a card that it keeps. */
      vaultToken: z.string().optional(),
      card: z
        .object({
          brand: z.enum(CARD_BRANDS),
          last4: z.string(),
          expiry: z.string(),
          /** Of which wallet of a browser it came. */
          wallet: z.enum(DEVICE_WALLETS).optional(),
        })
        .optional(),
      reason: z.enum(DECLINE_REASONS).optional(),
    }),
  ],
} as const satisfies Readonly<Record<string, readonly [z.ZodType, ...z.ZodType[]]>>;

export type StoredKind = keyof typeof STORED_IN_ORDERS;
export type StoredAs<Kind extends StoredKind> = z.output<(typeof STORED_IN_ORDERS)[Kind][number]>;

/** What was stored, or why nothing can be made of it: the first place where it is not as any version wrote it. */
type Stored<Kind extends StoredKind> =
  | { readonly ok: true; readonly value: StoredAs<Kind> }
  | { readonly ok: false; readonly why: string };

/** Reads JSON as the newest version of its kind that it has the shape of. */
export function readStored<Kind extends StoredKind>(kind: Kind, json: unknown): Stored<Kind> {
  const [newest, ...older]: readonly [z.ZodType, ...z.ZodType[]] = STORED_IN_ORDERS[kind];
  const read = newest.safeParse(json);
  if (read.success) return { ok: true, value: read.data as StoredAs<Kind> };
  for (const version of older) {
    const before = version.safeParse(json);
    if (before.success) return { ok: true, value: before.data as StoredAs<Kind> };
  }
  return { ok: false, why: read.error.issues.map(said)[0] ?? "" };
}

const said = ({ path, message }: z.core.$ZodIssue) =>
  path.length === 0 ? message : `${path.join(".")}: ${message}`;

function money() {
  return z.object({ minor: z.int(), currency: z.string() });
}

function movements() {
  const ofCardAlone = z.object({
    pieces: z.array(
      z.object({
        itemId: z.int(),
        quantity: z.int(),
        amountMinor: z.int(),
        /** Of them, those that are not shipped any more. */
        dropped: z.int(),
        /** What they cost besides, and was paid back before they were. */
        advanceMinor: z.int().default(0),
      }),
    ),
    /** Pieces that are taken off the order with it. */
    leftOut: z.array(z.object({ itemId: z.int(), quantity: z.int() })),
    toShelf: z.boolean(),
    shippingMinor: z.int(),
    adjustmentMinor: z.int(),
    reason: z.string().nullable(),
    by: z.string().nullable(),
  });
  const source = z.enum(namesOf(SOURCE_TITLES));
  const part = z.object({ of: source, to: source, amountMinor: z.int() });
  return [
    /** What goes back to others once the processor has paid back; the return that it is for. */
    ofCardAlone.extend({ beside: z.array(part), ofReturn: z.string().nullable() }),
    ofCardAlone.transform((asked) => ({ ...asked, beside: [], ofReturn: null })),
  ] as const;
}

function methods() {
  const beforeArrivals = z.object({
    carrierCode: z.string(),
    methodCode: z.string(),
    carrierTitle: z.string(),
    methodTitle: z.string(),
    amount: money(),
  });
  const arrival = z.object({ from: z.string(), to: z.string() }).nullable();
  return [
    beforeArrivals.extend({ arrival }),
    // Nobody was told a day.
    beforeArrivals.transform((method) => ({ ...method, arrival: null })),
  ] as const;
}

function totals() {
  const beforeRules = z.object({
    rows: z.array(z.object({ rowTotal: money(), discount: money(), tax: money() })),
    subtotal: money(),
    discount: money(),
    shipping: money().nullable(),
    taxes: z.array(z.object({ label: z.string(), amount: money() })),
    tax: money(),
    grandTotal: money(),
    lines: z.array(
      z.object({
        code: z.string(),
        phrase: z.string(),
        values: z.array(z.union([z.string(), z.number()])),
        amount: money(),
        isIncluded: z.literal(true).exactOptional(),
      }),
    ),
  });
  const discounts = z.array(
    z.object({
      ruleId: z.number(),
      code: z.string().nullable(),
      label: z.string(),
      amount: money(),
      rows: z.array(money()),
    }),
  );
  return [
    beforeRules.extend({ discounts }),
    // One coupon at most took something off, and which it was stands in the order's own column.
    beforeRules
      .extend({ couponName: z.string().nullable() })
      .transform(({ couponName, ...sums }) => ({
        ...sums,
        discounts: couponName === null ? [] : [discountOf(couponName, sums)],
      })),
  ] as const;
}

interface OneDiscount {
  readonly discount: Money;
  readonly rows: readonly { readonly discount: Money }[];
}

const discountOf = (label: string, { discount, rows }: OneDiscount) => ({
  ruleId: 0,
  code: null,
  label,
  amount: discount,
  rows: rows.map((row) => row.discount),
});

function configurations() {
  const service = z.object({
    sku: z.string(),
    name: z.string(),
    unitPrice: money(),
    taxClassId: z.number().nullable(),
    isBulkPrice: z.boolean(),
  });
  const part = z.object({
    kind: z.enum(namesOf(PART_KINDS)),
    text: z.string(),
    serviceId: z.number().nullable(),
    service: service.nullable(),
    made: storedMade.exactOptional(),
  });
  const digitizes = z
    .object({ logo: z.string(), name: z.string().exactOptional() })
    .exactOptional();
  // Of a bundle nothing is known without what stood in it.
  const kinds = namesOf(LINE_KINDS).filter((kind) => kind !== "bundle" && kind !== "giftCard");
  const options = z.array(storedOption.extend({ price: money().exactOptional() })).exactOptional();
  const single = z.object({ kind: z.enum(kinds), digitizes, options });
  const bundled = z.object({
    ...chosenSelection.shape,
    title: z.string(),
    type: z.enum(OPTION_TYPES),
    label: z.string(),
    productId: z.number(),
    sku: z.string(),
    name: z.string(),
    unitPrice: money(),
    taxClassId: z.number().nullable(),
  });
  return [
    single
      .extend({ parts: z.array(part) })
      .transform((line) => ({ ...line, bundled: [] as z.output<typeof bundled>[] })),
    // Beside those that hold nothing, not newer: what is wrong is said of these.
    z.object({
      kind: z.literal("bundle"),
      digitizes,
      bundled: z.array(bundled).min(1),
      parts: z.array(part),
    }),
    // And nothing of a gift card without what it is worth and whom it is for.
    z
      .strictObject({ kind: z.literal("giftCard"), digitizes, giftCard: storedGiftCard })
      .transform((line) => ({ ...line, bundled: [] as z.output<typeof bundled>[], parts: [] })),
    // A line to whose pieces nothing is done says no more than its kind.
    single.strict().transform((bare) => ({ ...bare, bundled: [], parts: [] })),
  ] as const;
}

/** A code of the history's table, with values of the kinds that stand there. */
function notes(): z.ZodType<HistoryNote> {
  const kinds: { readonly [Kind in keyof HistoryValues]: z.ZodType<HistoryValues[Kind]> } = {
    attempt: z.int(),
    amount: money(),
    reason: z.enum(DECLINE_REASONS),
    state: z.enum(PAYMENT_STATES),
    pieces: z.int(),
    text: z.string(),
  };
  const row = (code: HistoryCode) => {
    const values = Object.entries(historyRow(code).values);
    const shape = Object.fromEntries(values.map(([name, kind]) => [name, kinds[kind]]));
    return z.object({ code: z.literal(code), values: z.object(shape) });
  };
  const rows = HISTORY_CODES.map(row) as [ReturnType<typeof row>];
  // The shapes were made from the table that the type is made from.
  return z.discriminatedUnion("code", rows) as unknown as z.ZodType<HistoryNote>;
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>) {
  return Object.keys(table) as Name[];
}
