import { problem, type Problem } from "../problem.ts";

/** Digits of a customer number (REP-19). */
export const CUSTOMER_NUMBER_LENGTH = 6;

/** What is typed into a search has at most so many characters (REP-20, REP-29). */
export const PEOPLE_SEARCH_MAX = 128;

/** Fewer characters are a part of nearly every number and company (REP-20). */
export const NUMBER_SEARCH_LEAST = 2;

export const COMPANY_NAME_MAX = 200;

/** REP-19: six digits and nothing else. */
export const isCustomerNumber = (typed: string): boolean => /^\d{6}$/.test(typed);

/** Why what is typed is no customer number. */
export const checkCustomerNumber = (typed: string): readonly Problem[] =>
  isCustomerNumber(typed) ? [] : [problem("superuser.numberInvalid", "customerNumber")];

/** Why a company may not be called so: it stands on one line of a list. */
export const checkCompanyName = (name: string): readonly Problem[] =>
  name !== "" && name.length <= COMPANY_NAME_MAX && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)
    ? []
    : [problem("superuser.companyInvalid", "companyName", COMPANY_NAME_MAX)];

const COMPANY_SHOWN_MAX = 43;
const COMPANY_CUT = 40;

/** A company's name in a line of a customer: one of more than 43 characters ends after 40 (REP-14). */
export function companyInLine(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= COMPANY_SHOWN_MAX) return name;
  return `${letters.slice(0, COMPANY_CUT).join("")}…`;
}
