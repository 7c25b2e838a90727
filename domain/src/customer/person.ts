import { checkEmail } from "../checkout/email.ts";
import { isOneLine } from "../one-line.ts";
import { problem, type Problem } from "../problem.ts";
import type { EmailPattern } from "../store/settings.ts";

/** How an account's holder is called (ACCT-19). */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string;
}

/** The names of an account's holder, by the fields in which they are typed. */
export const NAME_FIELDS = {
  firstName: { field: "firstname", label: "First Name", max: 255, isRequired: true },
  lastName: { field: "lastname", label: "Last Name", max: 255, isRequired: true },
  suffix: { field: "suffix", label: "Name Suffix", max: 40, isRequired: false },
} as const satisfies Readonly<Record<keyof Person, NameField>>;

/** A name: the field it is typed in, how it is called, its longest form in characters. */
interface NameField {
  readonly field: string;
  readonly label: string;
  readonly max: number;
  readonly isRequired: boolean;
}

/** Magento's signs of a name: no addresses, no markup. */
const NAME = /^[\p{L}\p{M}\p{Nd} ,\-_.'’`&]*$/u;

/** What is wrong with a name; it must come trimmed. It stands in letters and lists and must not pretend to be more. */
export function checkPerson(person: Person): Problem[] {
  return (Object.keys(NAME_FIELDS) as (keyof Person)[]).flatMap((part) =>
    checkName(person[part], NAME_FIELDS[part]),
  );
}

/** What is wrong with a name that somebody chose; it must come trimmed. */
export function checkName(name: string, { field, label, max, isRequired }: NameField): Problem[] {
  if (name === "") return isRequired ? [problem("customer.required", field, label)] : [];
  const isName = name.length <= max && NAME.test(name) && isOneLine(name);
  return isName ? [] : [problem("customer.nameInvalid", field, label, max)];
}

/**
 * What is wrong with the email of an account; it must come trimmed. `#` stands between a portal's code and an
 * email (ACCT-12): an email with one could be read as somebody else's.
 */
export function checkAccountEmail(email: string, pattern: EmailPattern): Problem[] {
  return checkEmail(email.includes("#") ? "#" : email, pattern);
}
