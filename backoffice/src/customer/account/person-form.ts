import type { FormField } from "../../page/form/FormControl.tsx";

type NameField = "firstname" | "lastname" | "suffix";
type PersonField = NameField | "email";

/** How somebody is called, by the names that the server's refusals give the fields. */
export const NAME_FIELDS: Readonly<Record<NameField, FormField>> = {
  firstname: { label: "First name", maxLength: 255, autoComplete: "off" },
  lastname: { label: "Last name", maxLength: 255, autoComplete: "off" },
  suffix: { label: "Name suffix", maxLength: 40, mayBeEmpty: true, autoComplete: "off" },
};

/** How somebody is called and written to. */
export const PERSON_FIELDS: Readonly<Record<PersonField, FormField>> = {
  ...NAME_FIELDS,
  email: { label: "Email", as: "email", maxLength: 254, autoComplete: "off" },
};

/** What is typed, as the calls take it. */
export const personOf = (typed: Readonly<Record<PersonField, string>>) => ({
  firstName: typed.firstname.trim(),
  lastName: typed.lastname.trim(),
  suffix: typed.suffix.trim(),
  email: typed.email.trim(),
});
