import { fieldRefusal, type ErrorTable } from "../error-row.ts";

/** Refusals of a product's own options; the parts of pages that ask for them carry the rows, other pages do not. */
export const customOptionErrors = {
  "customOption.missing": fieldRefusal("Choose or fill in “%1”.", "PDP-06, PDP-40"),
  "customOption.notOffered": fieldRefusal(
    "This choice is not offered any more. Please choose again.",
    "PDP-06",
  ),
  "customOption.gone": fieldRefusal(
    "“%1” is not offered any more. Edit the item and choose again.",
    "PDP-06, CART-26",
  ),
  "customOption.tooLong": fieldRefusal("Use at most %1 characters for “%2”.", "PDP-06"),
  "customOption.badText": fieldRefusal("Use plain text for “%1”.", "PDP-06"),
  "customOption.badMoment": fieldRefusal("Enter “%1” as %2.", "PDP-06"),
} as const satisfies ErrorTable;

/** Refusals that staff meet. */
export const customOptionStaffErrors = {
  "customOption.badTitle": fieldRefusal("A title of 1 to %1 characters on one line.", "PDP-06"),
  "customOption.titleTwice": fieldRefusal("“%1” stands here twice.", "PDP-06"),
  "customOption.badPrice": fieldRefusal(
    "An amount from 0, or a percentage from 0 to 100.",
    "PDP-06",
  ),
  "customOption.badSku": fieldRefusal(
    "At most %1 letters, digits, hyphens, points or underscores.",
    "PDP-06",
  ),
  "customOption.badMost": fieldRefusal("A whole number from 1 to %1.", "PDP-06"),
  "customOption.noValues": fieldRefusal("Give it 1 to %1 values.", "PDP-06"),
  "customOption.tooMany": fieldRefusal("A product has at most %1 options.", "PDP-06"),
  "customOption.notForType": fieldRefusal(
    "Bundles and gift cards have no options of this kind.",
    "PDP-06, decision 0142",
  ),
} as const satisfies ErrorTable;
