import { fieldRefusal, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of representatives and super users, in the words of chrome §8 where it has some. */
export const superuserErrors = {
  "superuser.numberInvalid": fieldRefusal(
    "Customer number is not valid. 6 digits number only can be saved.",
    "REP-19",
  ),
  "superuser.noSuchNumber": fieldRefusal("Customer number or company name not found.", "REP-22"),
  "superuser.noSuchCustomer": fieldRefusal(
    "Customer id has not been chosen or it is not valid.",
    "REP-28",
  ),
} as const satisfies ErrorTable;

/** Refusals of staff who keep customer numbers. */
export const superuserStaffErrors = {
  "superuser.companyInvalid": fieldRefusal(
    "Give the company's name on one line, at most %1 characters.",
    "REP-36",
  ),
  "superuser.numberTaken": refusal("There is this customer number already.", "REP-36", {
    status: 409,
    shown: { as: "field" },
  }),
  "superuser.noSuchWebsite": fieldRefusal("There is no such website.", "REP-24"),
  "superuser.numberChanged": refusal(
    "Somebody else changed this customer number meanwhile. Look at it again.",
    "REP-36",
    { status: 409 },
  ),
  "superuser.numberGone": refusal("There is no such customer number any more.", "REP-36", {
    status: 404,
  }),
} as const satisfies ErrorTable;
