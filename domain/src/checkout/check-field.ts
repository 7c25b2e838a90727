import { problem, type Problem } from "../problem.ts";
import { EMAIL_MAX } from "./limits.ts";

/** What a field of a form asks of its text (catalogue §5). */
export interface FieldRule {
  readonly required?: boolean;
  /** `number` measures the digits by `length`; `email` has the general shape; `text` has a longest length. */
  readonly kind: "text" | "email" | "number";
  /** The longest text, in characters. */
  readonly maxLength?: number;
  /** The fewest and the most digits of a number. */
  readonly length?: { readonly min: number; readonly max: number };
}

/** The generic check of one field (UI-02 to UI-05): its first fault, or none. */
export function checkField(field: string, text: string, rule: FieldRule): Problem[] {
  const value = text.trim();
  if (value === "") return rule.required ? [problem("checkout.required", field)] : [];
  if (rule.kind === "email" && !isEmail(value)) return [problem("checkout.email", field)];
  if (rule.kind === "number" && rule.length) return checkLength(field, value, rule.length);
  const { maxLength } = rule;
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  return isTooLong ? [problem("checkout.tooLong", field, maxLength)] : [];
}

/** Too few and too many digits have the same words, each with its own limit (UI-04, reading 44). */
function checkLength(field: string, value: string, { min, max }: { min: number; max: number }) {
  const digits = value.replaceAll(/\D/g, "").length;
  if (digits < min) return [problem("checkout.numberLength", field, min)];
  return digits > max ? [problem("checkout.numberLength", field, max)] : [];
}

/**
 * The general email pattern (UI-07): local part of letters, digits, dot, underscore, percent, plus,
 * hyphen; a domain; a top-level domain of 2 to 4 letters (reading 42: longer ones fail, by document).
 */
const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,4}$/;

const isEmail = (value: string) => value.length <= EMAIL_MAX && EMAIL.test(value);
