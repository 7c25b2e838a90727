import type { PromotedProduct } from "../catalog/promoted-product.ts";
import {
  FACTS,
  isGroup,
  type Comparison,
  type Condition,
  type FactCondition,
  type FactName,
} from "./condition.ts";

/** A line as conditions see it. */
export interface JudgedLine {
  readonly product: PromotedProduct;
  readonly quantity: number;
  /** No rule is for it, whatever it says: a gift card (decision 0124). */
  readonly isGiftCard?: boolean;
}

/** A cart as conditions see it; amounts in its own currency. */
export interface JudgedCart {
  readonly lines: readonly JudgedLine[];
  readonly quantity: number;
  /** The goods before any discount. */
  readonly subtotalMinor: number;
  readonly groupId: number;
  readonly storeViewId: number;
  readonly now: Date;
  /** The carrier that is chosen, and where the goods go; `null` while nobody has said. */
  readonly carrierCode: string | null;
  readonly countryCode: string | null;
}

/** Whether the cart meets the condition. What is asked of a line is met where one line meets it. */
export function meetsCart(condition: Condition, cart: JudgedCart): boolean {
  if (!isGroup(condition)) {
    const ask = ABOUT_CART[condition.fact];
    return ask
      ? ask(condition, cart)
      : cart.lines.some((line) => meetsLine(condition, { line, cart }));
  }
  switch (condition.match) {
    case "all":
      return condition.of.every((part) => meetsCart(part, cart));
    case "any":
      return condition.of.some((part) => meetsCart(part, cart));
    case "line":
      return cart.lines.some((line) =>
        condition.of.every((part) => meetsLine(part, { line, cart })),
      );
  }
}

/** Asks a product whether it meets a condition. */
type ProductTest = (product: PromotedProduct) => boolean;

/**
 * The condition as a question for many products, whoever buys them and with what; what is asked of more than a product
 * is not met.
 */
export function productTest(condition: Condition): ProductTest {
  if (!isGroup(condition)) return ABOUT_PRODUCT[condition.fact]?.(condition) ?? (() => false);
  const parts = condition.of.map(productTest);
  return condition.match === "any"
    ? (product) => parts.some((isMet) => isMet(product))
    : (product) => parts.every((isMet) => isMet(product));
}

interface LineInCart {
  readonly line: JudgedLine;
  readonly cart: JudgedCart;
}

/** Whether a line meets the condition; what is asked of the cart is met by every line or by none. */
export function meetsLine(condition: Condition, { line, cart }: LineInCart): boolean {
  if (!isGroup(condition)) {
    const { about } = FACTS[condition.fact];
    if (about === "product") return productTest(condition)(line.product);
    const ask = ABOUT_LINE[condition.fact];
    return ask ? ask(condition, line) : meetsCart(condition, cart);
  }
  const isMet = (part: Condition) => meetsLine(part, { line, cart });
  return condition.match === "any" ? condition.of.some(isMet) : condition.of.every(isMet);
}

type Asks<Subject> = Partial<
  Readonly<Record<FactName, (condition: FactCondition, subject: Subject) => boolean>>
>;

const ABOUT_PRODUCT: Partial<
  Readonly<Record<FactName, (condition: FactCondition) => ProductTest>>
> = {
  sku: ({ is, values }) => {
    const named = new Set(values.map((sku) => String(sku).toLowerCase()));
    return ({ skus }) =>
      isListed(
        is,
        skus.some((sku) => named.has(sku)),
      );
  },
  category:
    ({ is, values }) =>
    (product) =>
      isListed(
        is,
        values.some((id) => product.isIn(Number(id))),
      ),
  option:
    ({ is, values }) =>
    (product) =>
      isListed(
        is,
        values.some((id) => product.hasOption(Number(id))),
      ),
};

const ABOUT_LINE: Asks<JudgedLine> = {
  lineQuantity: (condition, { quantity }) => reaches(condition, quantity),
};

const ABOUT_CART: Asks<JudgedCart> = {
  quantity: (condition, { quantity }) => reaches(condition, quantity),
  subtotal: (condition, { subtotalMinor }) => reaches(condition, subtotalMinor),
  group: ({ is, values }, { groupId }) => isListed(is, values.includes(groupId)),
  storeView: ({ is, values }, { storeViewId }) => isListed(is, values.includes(storeViewId)),
  date: ({ is, values }, { now }) =>
    reaches({ is, values: values.map((at) => Date.parse(String(at))) }, now.getTime()),
  shippingMethod: ({ is, values }, { carrierCode }) => isKnownAndListed(is, values, carrierCode),
  country: ({ is, values }, { countryCode }) => isKnownAndListed(is, values, countryCode),
};

const isListed = (is: Comparison, isFound: boolean) => (is === "notIn" ? !isFound : isFound);

/** While nobody has said, neither is so: a discount that the next step takes away is no discount. */
const isKnownAndListed = (
  is: Comparison,
  values: FactCondition["values"],
  said: string | null,
): boolean => said !== null && isListed(is, values.includes(said));

const reaches = ({ is, values }: Pick<FactCondition, "is" | "values">, size: number) =>
  is === "below" ? size < Number(values[0]) : size >= Number(values[0]);
