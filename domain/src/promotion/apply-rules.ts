import { allocate, money, type Money } from "../money/money.ts";
import { isOn, type CartRule, type CouponOnCart, type RulePlace } from "./cart-rule.ts";
import { couponKey } from "./coupon-code.ts";
import { couponReach, type CouponReach } from "./coupon-reach.ts";
import { meetsCart, meetsLine, type JudgedCart, type JudgedLine } from "./meets-condition.ts";
import { takenOff } from "./rule-action.ts";
import { wordsOf } from "./rule-words.ts";

/** A row of the sum as rules see it: the goods of a line, or a service done to them. */
export interface RuleRow {
  /** Number of its line. */
  readonly line: number;
  readonly isService: boolean;
  readonly unitPrice: Money;
  readonly quantity: number;
  /** Such a price takes no other promotion (PDP-48). */
  readonly isBulkPrice: boolean;
}

/** A cart that rules are held against. */
export interface PromotedCart extends RulePlace, Omit<JudgedCart, "now" | "groupId"> {
  readonly rows: readonly RuleRow[];
  readonly coupons: readonly CouponOnCart[];
}

/** A rule that holds, and what it takes off each row. */
export interface AppliedRule {
  readonly ruleId: number;
  readonly coupon: CouponOnCart | null;
  /** What the rule is called to shoppers, and in the line of the sum. */
  readonly label: string;
  readonly title: string;
  readonly rows: readonly Money[];
  /** Which of the goods that it is for its code counts for. */
  readonly reach: CouponReach;
  /** It took something off, or freed shipping: a code that did neither is not used up. */
  readonly isUsed: boolean;
}

/** What all rules together do to a cart. */
export interface Promotions {
  readonly applied: readonly AppliedRule[];
  /** The whole parcel travels free. */
  readonly shipsFree: boolean;
  /** Lines that travel free, by number. */
  readonly freeLines: ReadonlySet<number>;
}

export const NO_PROMOTIONS: Promotions = { applied: [], shipsFree: false, freeLines: new Set() };

/**
 * What rules take off a cart, by priority: those of one priority see the same prices, so that their order does not
 * matter, and the next one sees what they left. One that stops further rules stops them for the lines that it is
 * for, and only where it did something. Nothing is taken off below zero, and nothing off bulk prices (PDP-48).
 */
export function applyRules(rules: readonly CartRule[], cart: PromotedCart): Promotions {
  if (rules.length === 0 || cart.lines.length === 0) return NO_PROMOTIONS;
  const coupons = meantCoupons(rules, cart);
  const left = cart.rows.map((row) => (row.isBulkPrice ? 0 : row.unitPrice.minor * row.quantity));
  const held: Held[] = [];
  const stopped = new Set<number>();
  for (const group of byPriority(rules)) {
    const holding = group.flatMap((rule) => holds(rule, { ...cart, coupons }, stopped) ?? []);
    const taken = holding.map((one) => takenBy(one, cart, left));
    share(taken, left);
    const judged = holding.map((one, i) => withUse({ ...one, taken: taken[i] ?? [] }));
    held.push(...judged);
    const stopping = judged.filter(({ rule, isUsed }) => isUsed && rule.stopsFurther);
    stopping.forEach(({ lines }) => lines.forEach((line) => stopped.add(line)));
  }
  return told(held, cart);
}

/** A rule that holds for the cart, by which code, for which of its lines. */
interface HoldingRule {
  readonly rule: CartRule;
  readonly coupon: CouponOnCart | null;
  readonly lines: ReadonlySet<number>;
}

interface Held extends HoldingRule {
  readonly taken: readonly number[];
  readonly isUsed: boolean;
}

function withUse(one: Omit<Held, "isUsed">): Held {
  const { action } = one.rule;
  const frees = action.kind === "freeShipping" && (action.for === "cart" || one.lines.size > 0);
  return { ...one, isUsed: frees || one.taken.some((minor) => minor > 0) };
}

function byPriority(rules: readonly CartRule[]): CartRule[][] {
  const groups = Map.groupBy(rules, ({ priority }) => priority);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => group.toSorted((a, b) => a.id - b.id));
}

/** @param stopped lines that a rule before it is for and that no other may touch. */
function holds(
  rule: CartRule,
  cart: PromotedCart,
  stopped: ReadonlySet<number>,
): HoldingRule | undefined {
  const coupon = rule.needsCoupon ? couponOf(rule, cart) : null;
  if (coupon === undefined || !isOn(rule, cart) || !meetsCart(rule.conditions, cart)) {
    return undefined;
  }
  const isMeant = (line: JudgedLine) =>
    line.isGiftCard !== true && meetsLine(rule.lines, { line, cart });
  const meant = cart.lines.flatMap((line, i) => (isMeant(line) ? [i] : []));
  const lines = new Set(meant).difference(stopped);
  return meant.length > 0 && lines.size === 0 ? undefined : { rule, coupon, lines };
}

const couponOf = ({ id }: CartRule, { coupons }: PromotedCart) =>
  coupons.find(({ ruleId, usesLeft }) => ruleId === id && (usesLeft === null || usesLeft > 0));

/** Of a code that stands for several rules, that of the cart's own currency leads, whether it holds or not. */
function meantCoupons(rules: readonly CartRule[], { coupons, currency }: PromotedCart) {
  if (coupons.length < 2) return coupons;
  const own = new Set(rules.filter((rule) => rule.currency === currency).map(({ id }) => id));
  const led = new Set(
    coupons.filter(({ ruleId }) => own.has(ruleId)).map(({ code }) => couponKey(code)),
  );
  return coupons.filter(({ ruleId, code }) => own.has(ruleId) || !led.has(couponKey(code)));
}

/** What a rule takes off each row, as if it were alone among those of its priority. */
function takenBy({ rule, lines }: HoldingRule, { rows }: PromotedCart, left: readonly number[]) {
  const taken = rows.map(() => 0);
  const at = rows.flatMap((row, i) => (lines.has(row.line) && !row.isBulkPrice ? [i] : []));
  const meant = at.map((i) => ({ ...actionRow(rows[i]), leftMinor: left[i] ?? 0 }));
  takenOff(rule.action, meant).forEach((minor, n) => {
    taken[at[n] ?? 0] = minor;
  });
  return taken;
}

const actionRow = (row: RuleRow | undefined) => ({
  unitMinor: row?.unitPrice.minor ?? 0,
  quantity: row?.quantity ?? 0,
  isService: row?.isService ?? false,
});

/** Takes it off what is left. Where rules together want more than that, each gets its part of it. */
function share(taken: number[][], left: number[]): void {
  left.forEach((have, i) => {
    const wanted = taken.map((one) => one[i] ?? 0);
    const all = wanted.reduce((sum, minor) => sum + minor, 0);
    if (all > have) {
      allocate(money(have, NO_CURRENCY), wanted).forEach(({ minor }, n) => {
        (taken[n] ?? [])[i] = minor;
      });
    }
    left[i] = have - Math.min(all, have);
  });
}

/** Arithmetic of minor units alone. */
const NO_CURRENCY = "XXX";

function told(held: readonly Held[], cart: PromotedCart): Promotions {
  const { currency, rows, storeViewId } = cart;
  const free = held.filter(({ rule }) => rule.action.kind === "freeShipping");
  const ofCart = free.filter(({ rule }) => "for" in rule.action && rule.action.for === "cart");
  const applied = held.map(({ rule, coupon, lines, taken, isUsed }) => ({
    ruleId: rule.id,
    coupon,
    ...wordsOf(rule, { storeViewId, code: coupon?.code ?? null }),
    rows: taken.map((minor) => money(minor, currency)),
    isUsed,
    reach: couponReach(
      rule.action,
      rows.filter(({ line }) => lines.has(line)),
    ),
  }));
  return {
    // What takes nothing off is only told to who typed a code for it.
    applied: applied.filter(
      (one, i) => one.coupon !== null || held[i]?.taken.some((minor) => minor > 0),
    ),
    shipsFree: ofCart.length > 0,
    freeLines: new Set(free.flatMap(({ lines }) => [...lines])),
  };
}
