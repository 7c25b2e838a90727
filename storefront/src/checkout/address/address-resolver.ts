import { checkAddress, type AddressRules } from "@placket/domain/checkout/check-address";
import { addressWords } from "@placket/domain/directory/address-words";
import type { Problem } from "@placket/domain/problem";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { Country } from "../../directory/countries.queries.ts";
import { problemText } from "../../notice/problem-text.ts";
import { t } from "../../translation/translate.ts";
import { addressOfDraft, rulesFor, type AddressDraft } from "./address-draft.ts";
import { ADDRESS_CONTROLS, type AddressControl } from "./address-fields.data.ts";
import type { FieldPlace, ProblemLine } from "../problem-lines.ts";

/** The domain's own check as the form's resolver: the server refuses with the same list (CHECK-23). */
export function addressResolver(parts: {
  readonly required: readonly string[];
  readonly countries: readonly Country[];
}): Resolver<AddressDraft> {
  return (draft) => {
    const rules = rulesFor(draft.countryCode, parts);
    const problems = checkAddress(addressOfDraft(draft, parts.countries), rules);
    if (problems.length === 0) return { values: draft, errors: {} };
    const errors = fieldErrors(problems).map(({ name, ...found }) => [name, found]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<AddressDraft> };
  };
}

/** The first problem of each control, as the form keeps it; the names of both sides are the same. */
export function fieldErrors(problems: readonly Problem[]) {
  return ADDRESS_CONTROLS.flatMap(({ name }) => {
    const found = problems.find(({ field }) => field === name);
    return found ? [{ name, type: found.error, message: problemText(found) }] : [];
  });
}

/** The form's errors as lines of a summary, in the order of the controls. */
export function errorLines(
  { kind, countryCode }: AddressPlace,
  errors: FieldErrors<AddressDraft>,
): ProblemLine[] {
  return ADDRESS_CONTROLS.flatMap((control) => {
    const message = errors[control.name]?.message;
    if (message === undefined) return [];
    const label = controlLabel(control, countryCode);
    return [{ field: controlId(kind, control.name), text: t("%1: %2", label, message) }];
  });
}

/** Where the problems of the server's answer are shown. */
export function addressPlaces({
  kind,
  countryCode,
}: AddressPlace): Readonly<Record<string, FieldPlace>> {
  return Object.fromEntries(
    ADDRESS_CONTROLS.map((control) => [
      control.name,
      { id: controlId(kind, control.name), label: controlLabel(control, countryCode) },
    ]),
  );
}

/** Which form an address stands in, and whose words its labels use. */
interface AddressPlace {
  readonly kind: string;
  readonly countryCode: string;
}

/** What a control is called: State and ZIP code where the country says so. */
export function controlLabel({ name, label }: AddressControl, countryCode: string): string {
  return t(name === "region" || name === "postcode" ? addressWords(countryCode)[name] : label);
}

export const controlId = (form: string, name: AddressControl["name"]) => `${form}-${name}`;

/** Whether a control may stay empty under these rules. */
export function isOptional(name: AddressControl["name"], rules: AddressRules): boolean {
  if (name === "region" && rules.regionCodes.length === 0) return true;
  if (name === "postcode" && rules.postcodeOptional) return true;
  const field = name === "countryCode" ? "country" : name;
  return !rules.requiredFields.some((required) => required === field);
}
