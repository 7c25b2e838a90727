import type { PriceAction } from "@placket/domain/pricing/price-rule";
import {
  COMPARISONS,
  FACT_NAMES,
  MATCHES,
  type Condition,
  type ConditionGroup,
} from "@placket/domain/promotion/condition";
import type { RuleAction } from "@placket/domain/promotion/rule-action";
import { z } from "zod";

const whole = z.number().int();
const fact = z.strictObject({
  fact: z.enum(FACT_NAMES),
  is: z.enum(COMPARISONS),
  values: z.array(z.union([z.string(), whole])),
});

const group: z.ZodType<ConditionGroup, ConditionGroup> = z.lazy(() =>
  z.strictObject({
    match: z.enum(MATCHES),
    of: z.array(z.union([group, fact]) as z.ZodType<Condition, Condition>),
  }),
);

/** Conditions as they are kept and sent. How deep and how long they may be, the domain says. */
export const conditions = z.preprocess(
  (value: unknown) => (isReadable(value) ? value : undefined),
  group,
) as unknown as z.ZodType<ConditionGroup, ConditionGroup>;

/** Each group is an object with a list: a text that is nested deeper than this is none of ours, and is not read. */
const LEVELS_READ = 40;

function isReadable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < LEVELS_READ; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}

/** What a rule does, as it is kept and sent. */
export const action: z.ZodType<RuleAction, RuleAction> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("percent"), micro: whole }),
  z.strictObject({ kind: z.literal("fixedPiece"), minor: whole }),
  z.strictObject({ kind: z.literal("fixedCart"), minor: whole }),
  z.strictObject({
    kind: z.literal("buyGet"),
    buy: whole,
    get: whole,
    micro: whole,
    times: whole.nullable(),
  }),
  z.strictObject({ kind: z.literal("cheapestFree"), of: whole }),
  z.strictObject({ kind: z.literal("freeShipping"), for: z.enum(["cart", "lines"]) }),
]);

/** What a catalog price rule makes of a price, as it is kept and sent. */
export const priceAction: z.ZodType<PriceAction, PriceAction> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("byPercent"), micro: whole }),
  z.strictObject({ kind: z.literal("byFixed"), minor: whole }),
  z.strictObject({ kind: z.literal("toPercent"), micro: whole }),
  z.strictObject({ kind: z.literal("toFixed"), minor: whole }),
]);

/** What shoppers read of a rule: `{store view id: text}`, 0 for every view that has none of its own. */
export const labels = z.record(z.string().regex(/^\d{1,9}$/), z.string());
