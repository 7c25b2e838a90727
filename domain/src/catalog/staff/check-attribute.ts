import { problem, type Problem } from "../../problem.ts";
import { isDay } from "./check-product.ts";
import { ATTRIBUTE_PREFIX, type AttributeInput, type AttributeValue } from "./product-values.ts";

/** An attribute as a value is held against it. */
interface KnownAttribute {
  readonly code: string;
  readonly input: AttributeInput;
  readonly optionIds: ReadonlySet<number>;
}

const TEXT_MAX = 65_536;
const INT_MAX = 2_147_483_647;

/** Why a value cannot be one of the attribute: by its input, and of a choice one of its options. */
export function checkAttributeValue(
  attribute: KnownAttribute,
  value: AttributeValue,
): readonly Problem[] {
  const field = `${ATTRIBUTE_PREFIX}${attribute.code}`;
  return FITS[attribute.input](value, attribute.optionIds)
    ? []
    : [problem(REFUSALS[attribute.input], field)];
}

const REFUSALS = {
  text: "catalog.badAttributeText",
  textarea: "catalog.badAttributeText",
  select: "catalog.noSuchOption",
  multiselect: "catalog.noSuchOption",
  boolean: "catalog.noSuchOption",
  price: "catalog.badAmount",
  date: "catalog.badDay",
  number: "catalog.badNumber",
} as const satisfies Readonly<Record<AttributeInput, string>>;

type Fits = (value: AttributeValue, options: ReadonlySet<number>) => boolean;

const isText: Fits = (value) =>
  typeof value === "string" && value.trim() !== "" && value.length <= TEXT_MAX;

const FITS: Readonly<Record<AttributeInput, Fits>> = {
  text: isText,
  textarea: isText,
  select: (value, options) => typeof value === "number" && options.has(value),
  multiselect: (value, options) =>
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((one) => options.has(one)),
  boolean: (value) => typeof value === "boolean",
  price: (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= INT_MAX,
  date: (value) => typeof value === "string" && isDay(value.slice(0, 10)),
  number: (value) => typeof value === "number" && Number.isFinite(value),
};
