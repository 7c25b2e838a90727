/** What a condition may ask, what it is about, and what its values are. A new fact is a row. */
export const FACTS = {
  sku: { about: "product", holds: "texts" },
  category: { about: "product", holds: "ids" },
  option: { about: "product", holds: "ids" },
  lineQuantity: { about: "line", holds: "count" },
  quantity: { about: "cart", holds: "count" },
  subtotal: { about: "cart", holds: "amount" },
  group: { about: "cart", holds: "ids" },
  storeView: { about: "cart", holds: "ids" },
  date: { about: "cart", holds: "instant" },
  shippingMethod: { about: "cart", holds: "texts" },
  country: { about: "cart", holds: "texts" },
} as const satisfies Readonly<Record<string, { about: About; holds: FactValue }>>;

/** What conditions may be about. */
export type About = "product" | "line" | "cart";

/** `texts` and `ids` are lists; of the others there is one: a number, minor units, an instant as ISO text. */
export type FactValue = "texts" | "ids" | "count" | "amount" | "instant";

export type FactName = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as readonly FactName[];

/** What may be asked of each by itself: a line is asked what its product is. */
const ASKED_OF: Readonly<Record<About, readonly About[]>> = {
  product: ["product"],
  line: ["product", "line"],
  cart: ["cart"],
};

/** The facts that are asked of a product, of a line, or of a cart. */
export const factsOf = (about: About): readonly FactName[] =>
  FACT_NAMES.filter((fact) => ASKED_OF[about].includes(FACTS[fact].about));

/** How a fact is held against the values: a list is among them or not, a size reaches them or not. */
export const COMPARISONS = ["in", "notIn", "atLeast", "below"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Which comparisons a kind of values knows. */
export const COMPARISONS_OF = {
  texts: ["in", "notIn"],
  ids: ["in", "notIn"],
  count: ["atLeast", "below"],
  amount: ["atLeast", "below"],
  instant: ["atLeast", "below"],
} as const satisfies Readonly<Record<FactValue, readonly Comparison[]>>;

/** One thing that must be so. */
export interface FactCondition {
  readonly fact: FactName;
  readonly is: Comparison;
  readonly values: readonly (string | number)[];
}

/** `all`: each of them; `any`: one of them; `line`: the cart has a line for which each of them holds. */
export const MATCHES = ["all", "any", "line"] as const;

/** Several conditions as one. */
export interface ConditionGroup {
  readonly match: (typeof MATCHES)[number];
  readonly of: readonly Condition[];
}

export type Condition = FactCondition | ConditionGroup;

export const isGroup = (condition: Condition): condition is ConditionGroup => "match" in condition;

/** It holds always: a group of nothing. */
export const ALWAYS: ConditionGroup = { match: "all", of: [] };

/** Whether something of it, however deep, is so. */
export function hasPart(condition: Condition, isMeant: (part: FactCondition) => boolean): boolean {
  return isGroup(condition)
    ? condition.of.some((part) => hasPart(part, isMeant))
    : isMeant(condition);
}
