import { hasPart, type ConditionGroup } from "./condition.ts";
import type { RuleAction } from "./rule-action.ts";
import type { RuleFrame } from "./rule-frame.ts";

/** What a rule takes off which carts: a cart price rule. Rules of one priority see the same prices. */
export interface CartRule extends RuleFrame {
  /** It holds only for who types one of its codes. */
  readonly needsCoupon: boolean;
  /** Which carts it is for, and which of their lines. */
  readonly conditions: ConditionGroup;
  readonly lines: ConditionGroup;
  readonly action: RuleAction;
}

/** A code on a cart, and the rule that it belongs to. */
export interface CouponOnCart {
  readonly id: number;
  readonly code: string;
  readonly ruleId: number;
  /** How many orders may still use it; `null` for any number. */
  readonly usesLeft: number | null;
  /** By what whoever it was given to is known, a hash; `null` for a code that is anybody's. */
  readonly givenTo: string | null;
}

/** Stands for the rule of a discount that none gives: what a quote promised (decision 0077). */
export const NO_RULE = 0;

/** Where and when a cart is priced, as far as rules go by it. */
export interface RulePlace {
  readonly websiteId: number;
  readonly groupId: number;
  readonly currency: string;
  /** What amounts stand in that name no currency. */
  readonly catalogCurrency: string;
  readonly now: Date;
}

/** Whether a rule is on there and then, whatever is in the cart. Nothing is taken off by a number of another currency. */
export function isOn(rule: CartRule, place: RulePlace): boolean {
  return rule.isActive && isWithin(rule, place.now) && isMeantFor(rule, place);
}

/** From its first instant on, until its last. */
const isWithin = (
  { activeFrom, activeTo }: Pick<CartRule, "activeFrom" | "activeTo">,
  now: Date,
): boolean => (activeFrom === null || now >= activeFrom) && (activeTo === null || now < activeTo);

/** Whether a rule is for that place, whenever it is on. */
function isMeantFor(rule: CartRule, place: Omit<RulePlace, "now">): boolean {
  return (
    isNamed(rule.websiteIds, place.websiteId) &&
    isNamed(rule.groupIds, place.groupId) &&
    isOfCurrency(rule, place)
  );
}

const isNamed = (ids: readonly number[], id: number) => ids.length === 0 || ids.includes(id);

function isOfCurrency(rule: CartRule, { currency, catalogCurrency }: Omit<RulePlace, "now">) {
  if (rule.currency !== "") return rule.currency === currency;
  return currency === catalogCurrency || !hasAmounts(rule);
}

/** Whether some number of the rule is an amount of money. */
function hasAmounts({
  action,
  conditions,
  lines,
}: Pick<CartRule, "action" | "conditions" | "lines">): boolean {
  return "minor" in action || [conditions, lines].some((group) => hasPart(group, isAmount));
}

const isAmount = ({ fact }: { readonly fact: string }) => fact === "subtotal";
