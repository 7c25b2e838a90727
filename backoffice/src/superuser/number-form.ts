import {
  checkCompanyName,
  checkCustomerNumber,
  COMPANY_NAME_MAX,
  CUSTOMER_NUMBER_LENGTH,
} from "@placket/domain/customer/customer-number";
import type { GroupChoices } from "../customer/group/group.queries.ts";
import type { FormField } from "../page/form/FormControl.tsx";
import type { CustomerNumber } from "./number.queries.ts";

/** The fields of a customer number that may be changed, in their order. */
export const NUMBER_FIELDS = ["companyName", "websiteId", "groupId"] as const;
type Field = (typeof NUMBER_FIELDS)[number];
type Typed = Readonly<Record<Field, string>>;

/** The fields of a number, in a shop with these websites and groups. */
export const numberFields = ({
  websites,
  groups,
}: GroupChoices): Readonly<Record<Field, FormField>> => ({
  companyName: { label: "Company", maxLength: COMPANY_NAME_MAX, autoComplete: "off" },
  websiteId: {
    label: "Website",
    choices: [{ value: "", label: "All websites" }, ...websites.map(choiceOf)],
    mayBeEmpty: true,
  },
  groupId: {
    label: "Prices of",
    hint: "What a representative sees who is connected as this number.",
    choices: [
      { value: "", label: "The representative's own group" },
      // Nobody with an account is a guest.
      ...groups.filter(({ id }) => id !== 0).map(choiceOf),
    ],
    mayBeEmpty: true,
  },
});

/** The number itself, which never changes. */
export const CUSTID: FormField = {
  label: "Customer number",
  hint: "Six digits.",
  maxLength: CUSTOMER_NUMBER_LENGTH,
  autoComplete: "off",
};

const choiceOf = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  value: String(id),
  label: name,
});

/** What is typed, as the calls take it. */
export const numberOf = ({ companyName, websiteId, groupId }: Typed) => ({
  companyName: companyName.trim(),
  websiteId: websiteId === "" ? null : Number(websiteId),
  groupId: groupId === "" ? null : Number(groupId),
});

/** A number as the form begins with it. */
export const typedOf = ({ companyName, websiteId, groupId }: CustomerNumber): Typed => ({
  companyName,
  websiteId: String(websiteId ?? ""),
  groupId: String(groupId ?? ""),
});

/** What is wrong with what is typed. */
export const checkTyped = ({ companyName }: Pick<Typed, "companyName">) =>
  checkCompanyName(companyName.trim());

/** The same of a new one. */
export const checkNew = ({ custid, ...typed }: Typed & { readonly custid: string }) => [
  ...checkCustomerNumber(custid.trim()).map((one) => ({ ...one, field: "custid" })),
  ...checkTyped(typed),
];
