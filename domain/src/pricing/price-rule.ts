import { shareOf } from "./share-of.ts";

/**
 * What a rule of the catalogue makes of a price: a part or an amount off it, or a part or an amount as the new one.
 * Parts are in millionths, amounts in minor units of the rule's currency.
 */
export type PriceAction =
  | { readonly kind: "byPercent"; readonly micro: number }
  | { readonly kind: "byFixed"; readonly minor: number }
  | { readonly kind: "toPercent"; readonly micro: number }
  | { readonly kind: "toFixed"; readonly minor: number };

export const PRICE_ACTION_KINDS = [
  "byPercent",
  "byFixed",
  "toPercent",
  "toFixed",
] as const satisfies readonly PriceAction["kind"][];

/** A rule that lowers prices: for whom, where and when, and by how much. */
export interface PriceRule {
  readonly id: number;
  /** Where and for whom it holds; none named: everywhere, for everybody. */
  readonly websiteIds: readonly number[];
  readonly groupIds: readonly number[];
  /** Its first instant, and the first one after it, in ms since 1970; null: open. */
  readonly activeFrom: number | null;
  readonly activeTo: number | null;
  /** Rules after this one are not asked for a product that it is for. */
  readonly stopsFurther: boolean;
  readonly action: PriceAction;
}

/** Who asks for a price, where and when. */
interface RuleReader {
  readonly websiteId: number;
  readonly customerGroupId: number;
  /** ms since 1970. */
  readonly now: number;
}

/** Whether a rule holds there and then, whatever the product. */
export function holdsFor(rule: PriceRule, reader: RuleReader): boolean {
  return (
    isNamed(rule.websiteIds, reader.websiteId) &&
    isNamed(rule.groupIds, reader.customerGroupId) &&
    (rule.activeFrom === null || rule.activeFrom <= reader.now) &&
    (rule.activeTo === null || reader.now < rule.activeTo)
  );
}

const isNamed = (ids: readonly number[], id: number) => ids.length === 0 || ids.includes(id);

/**
 * What rules make of a base price, in minor units: each begins with what the one before has left, and none raises it.
 * Ten percent off 10.00 and then 1.00 off are 8.00.
 */
export function ruledMinor(rules: readonly Acting[], baseMinor: number): number {
  let left = baseMinor;
  for (const rule of rules) {
    left = after(rule.action, left);
    if (rule.stopsFurther) break;
  }
  return left;
}

/** Those of the same rules that take something off. */
export function loweringRules<Rule extends Acting>(
  rules: readonly Rule[],
  baseMinor: number,
): readonly Rule[] {
  const lowering: Rule[] = [];
  let left = baseMinor;
  for (const rule of rules) {
    const before = left;
    left = after(rule.action, left);
    if (left < before) lowering.push(rule);
    if (rule.stopsFurther) break;
  }
  return lowering;
}

type Acting = Pick<PriceRule, "action" | "stopsFurther">;

/** What an action leaves of a price: never more than that, and never less than nothing. */
const after = (action: PriceAction, minor: number): number =>
  Math.max(0, Math.min(minor, wanted(action, minor)));

function wanted(action: PriceAction, minor: number): number {
  switch (action.kind) {
    case "byPercent":
      return shareOf(minor, 1_000_000 - action.micro);
    case "byFixed":
      return minor - action.minor;
    case "toPercent":
      return shareOf(minor, action.micro);
    case "toFixed":
      return action.minor;
  }
}
