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

/** Conditions as they are kept and sent. How deep and how long they may be, the domain says. */
export const conditions: z.ZodType<ConditionGroup, ConditionGroup> = z.lazy(() =>
  z.strictObject({
    match: z.enum(MATCHES),
    of: z.array(z.union([conditions, fact]) as z.ZodType<Condition, Condition>),
  }),
);

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

/** What shoppers read of a rule: `{store view id: text}`, 0 for every view that has none of its own. */
export const labels = z.record(z.string().regex(/^\d{1,9}$/), z.string());
