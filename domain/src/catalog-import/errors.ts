import { notFound, refusal, type ErrorTable } from "../error-row.ts";

const FORMAT = "magento-csv-format";

/** Why a row of a product or price file is rejected. The field of the problem is the column. */
export const importErrors = {
  "import.fileUnreadable": notFound("The file %1 cannot be read.", "issue, Import"),
  "import.missingHeader": refusal('The file has no column "%1".', `${FORMAT}, File level`),
  "import.badCsv": refusal("The row is not well-formed CSV: %1.", `${FORMAT}, File level`),
  "import.badCharacter": refusal(
    "The text is not UTF-8 or holds a NUL character.",
    `${FORMAT}, File level`,
  ),
  "import.missingValue": refusal("A new product needs a value here.", `${FORMAT}, File level`),
  "import.cannotBeEmpty": refusal("This value cannot be cleared.", `${FORMAT}, File level`),
  "import.textTooLong": refusal("The text is longer than %1 characters.", `${FORMAT}, File level`),
  "import.notANumber": refusal("This is not a number.", `${FORMAT}, Columns`),
  "import.notAWholeNumber": refusal("This is not a whole number.", `${FORMAT}, Columns`),
  "import.tooManyDecimals": refusal(
    "An amount has at most %1 decimals here.",
    `${FORMAT}, Columns`,
  ),
  "import.outOfRange": refusal("The number is not between %1 and %2.", `${FORMAT}, Columns`),
  "import.notAFlag": refusal("This is neither 1 nor 0.", `${FORMAT}, Columns`),
  "import.notADate": refusal("This is not a date.", `${FORMAT}, File level`),
  "import.notOneOf": refusal("This is not one of: %1.", `${FORMAT}, Columns`),
  "import.otherType": refusal(
    "The product is of type %1; a type cannot be changed.",
    `${FORMAT}, Columns`,
  ),
  "import.badUrlKey": refusal(
    "A URL key holds letters, digits and hyphens only.",
    `${FORMAT}, File level`,
  ),
  "import.duplicateUrlKey": refusal("The URL key belongs to product %1.", `${FORMAT}, File level`),
  "import.noSuchProduct": refusal("There is no product with this SKU.", `${FORMAT}, File level`),
  "import.unknown": refusal("There is no %1 of this name.", `${FORMAT}, Columns`),
  "import.badPair": refusal('"%1" is not a pair of code and value.', `${FORMAT}, Sub-syntax`),
  "import.badAttributeCode": refusal('"%1" cannot be an attribute code.', `${FORMAT}, Sub-syntax`),
  "import.badCategory": refusal(
    'The category path "%1" has an empty level.',
    `${FORMAT}, Sub-syntax`,
  ),
  "import.badVariation": refusal(
    "A variation needs its sku and at least one attribute.",
    `${FORMAT}, Sub-syntax`,
  ),
  "import.unknownVariant": refusal(
    "There is no simple product %1 to be a variant.",
    `${FORMAT}, Sub-syntax`,
  ),
  "import.otherVariant": refusal('Variant %1 is not "%2" in %3.', `${FORMAT}, Sub-syntax`),
  "import.sameVariant": refusal(
    "Variants %1 and %2 have the same options.",
    `${FORMAT}, Sub-syntax`,
  ),
  "import.axisNotSelect": refusal(
    "Attribute %1 has no options to choose from.",
    `${FORMAT}, Sub-syntax`,
  ),
  "import.badBundle": refusal(
    'A selection of a bundle needs its name and sku, each product once in an option: "%1".',
    `${FORMAT}, Sub-syntax`,
  ),
  "import.unknownSelection": refusal(
    "There is no simple or virtual product %1 to be chosen.",
    `${FORMAT}, Sub-syntax`,
  ),
  "import.bundleOwnPrice": refusal(
    "The price of this bundle is the sum of what is chosen: it has no other of its own.",
    "decision 0115",
  ),
  "import.badOption": refusal(
    'An option needs a name, a type and, where it is chosen, values with titles, each once: "%1".',
    `${FORMAT}, Sub-syntax`,
  ),
  "import.imageOutside": refusal("The name leads out of the image folder.", "issue, Import"),
  "import.imageMissing": refusal("There is no such file in the image folder.", "issue, Import"),
  "import.imageUnreadable": refusal("The file is not a picture that can be read.", "issue, Import"),
  "import.imageAddress": refusal("Pictures are not fetched from other servers.", "issue, Import"),
  "import.notStored": refusal("The database refused the product: %1", "issue, Import"),
  "import.busy": refusal("Another import is running.", "issue, Import", { status: 409 }),
} as const satisfies ErrorTable;
