import { problem, type Problem } from "../problem.ts";
import { isOneLine } from "../one-line.ts";
import type { EmailPattern } from "../store/settings.ts";
import { isEmail } from "./email-pattern.ts";

/**
 * What a field of a form asks of its text (catalogue §5): an email a shape, a number the fewest and the most
 * digits, a text a longest length in characters.
 */
export type FieldRule = { readonly required?: boolean } & (
  | { readonly kind: "text"; readonly maxLength: number }
  | { readonly kind: "email"; readonly pattern: EmailPattern }
  | { readonly kind: "number"; readonly length: { readonly min: number; readonly max: number } }
);

/** The generic check of one field (UI-02 to UI-05): its first fault, or none. */
export function checkField(field: string, text: string, rule: FieldRule): Problem[] {
  const value = text.trim();
  if (rule.kind !== "number" && !isOneLine(text)) return [problem("checkout.notOneLine", field)];
  if (value === "") return rule.required ? [problem("checkout.required", field)] : [];
  switch (rule.kind) {
    case "email":
      return isEmail(value, rule.pattern) ? [] : [problem("checkout.email", field)];
    case "number":
      return checkLength(field, value, rule.length);
    case "text":
      return text.length > rule.maxLength
        ? [problem("checkout.tooLong", field, rule.maxLength)]
        : [];
  }
}

/** Too few and too many digits have the same words, each with its own limit (UI-04, reading 44). */
function checkLength(
  field: string,
  value: string,
  { min, max }: { min: number; max: number },
): Problem[] {
  const digits = value.replaceAll(/\D/g, "").length;
  if (digits < min) return [problem("checkout.numberLength", field, min)];
  return digits > max ? [problem("checkout.numberLength", field, max)] : [];
}
