import { allocate, money, share } from "../money/money.ts";

/** What a cart price rule does. Parts are in millionths, amounts in minor units of the cart's currency. */
export type RuleAction =
  /** A part of each line it is for. */
  | { readonly kind: "percent"; readonly micro: number }
  /** An amount of each piece. */
  | { readonly kind: "fixedPiece"; readonly minor: number }
  /** An amount of the cart, spread over the lines it is for by what they are worth. */
  | { readonly kind: "fixedCart"; readonly minor: number }
  /** Of a line, whoever pays `buy` pieces gets a part off the next `get`, so often at most. */
  | {
      readonly kind: "buyGet";
      readonly buy: number;
      readonly get: number;
      readonly micro: number;
      readonly times: number | null;
    }
  /** Of all pieces it is for, one in `of` is free: the cheapest. */
  | { readonly kind: "cheapestFree"; readonly of: number }
  /** The whole parcel travels free, or what of it the rule is for. */
  | { readonly kind: "freeShipping"; readonly for: "cart" | "lines" };

export type ActionKind = RuleAction["kind"];
export const ACTION_KINDS = [
  "percent",
  "fixedPiece",
  "fixedCart",
  "buyGet",
  "cheapestFree",
  "freeShipping",
] as const satisfies readonly ActionKind[];

/** A row of goods that an action is for: a product's pieces, or a service done to them. */
interface ActionRow {
  readonly unitMinor: number;
  readonly quantity: number;
  readonly isService: boolean;
  /** What rules before this one have left of the row. */
  readonly leftMinor: number;
}

type Of<Kind extends ActionKind> = Extract<RuleAction, { readonly kind: Kind }>;

/** What an action takes off each row, in minor units: never more than is left of it. */
export function takenOff(action: RuleAction, rows: readonly ActionRow[]): number[] {
  const take = TAKING[action.kind] as (
    action: RuleAction,
    rows: readonly ActionRow[],
  ) => readonly number[];
  return take(action, rows).map((minor, i) => Math.min(minor, rows[i]?.leftMinor ?? 0));
}

const TAKING: {
  readonly [Kind in ActionKind]: (
    action: Of<Kind>,
    rows: readonly ActionRow[],
  ) => readonly number[];
} = {
  percent: ({ micro }, rows) => rows.map(({ leftMinor }) => partOf(leftMinor, micro)),
  fixedPiece: ({ minor }, rows) =>
    rows.map(({ isService, quantity }) => (isService ? 0 : minor * quantity)),
  fixedCart: ({ minor }, rows) => {
    const left = rows.map(({ leftMinor }) => leftMinor);
    const goods = left.reduce((all, one) => all + one, 0);
    return allocate(money(Math.min(minor, goods), NO_CURRENCY), left).map((part) => part.minor);
  },
  buyGet: (action, rows) =>
    rows.map(({ isService, quantity, unitMinor }) =>
      isService ? 0 : partOf(unitMinor * got(action, quantity), action.micro),
    ),
  cheapestFree: ({ of }, rows) => cheapestPieces(rows, of),
  freeShipping: (_, rows) => rows.map(() => 0),
};

/** Arithmetic of minor units alone: which currency they are of, their caller knows. */
const NO_CURRENCY = "XXX";

const partOf = (minor: number, micro: number) => share(money(minor, NO_CURRENCY), micro).minor;

/** How many pieces of so many are those that one gets. */
function got({ buy, get, times }: Of<"buyGet">, quantity: number): number {
  const rounds = Math.floor(quantity / (buy + get));
  const begun = Math.max(0, quantity - rounds * (buy + get) - buy);
  const all = rounds * get + begun;
  return times === null ? all : Math.min(all, times * get);
}

function cheapestPieces(rows: readonly ActionRow[], of: number): number[] {
  const goods = rows.map((row, i) => ({ ...row, i })).filter(({ isService }) => !isService);
  const pieces = goods.reduce((all, { quantity }) => all + quantity, 0);
  const taken = rows.map(() => 0);
  let free = Math.floor(pieces / of);
  for (const { i, quantity, unitMinor } of goods.toSorted(
    (a, b) => a.unitMinor - b.unitMinor || a.i - b.i,
  )) {
    const here = Math.min(free, quantity);
    taken[i] = here * unitMinor;
    free -= here;
  }
  return taken;
}
