import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals about products, categories and listings. */
export const catalogErrors = {
  "catalog.noSuchProduct": notFound("The product that was requested doesn't exist.", "PDP-49"),
  "catalog.noSuchCategory": notFound("The category that was requested doesn't exist.", "PLP-11"),
  "catalog.badPage": refusal("The page must be a whole number from 0 to %1.", "PLP-16"),
  "catalog.badPageSize": refusal("The page size must be a number from 1 to %1.", "PLP-16, PLP-17"),
  "catalog.badSort": refusal('Products cannot be sorted by "%1".', "PLP-19, OPEN-53"),
  "catalog.badFilters": refusal("The filters are not readable: %1", "PLP-19"),
  "catalog.badPriceRange": refusal(
    'A price filter has the form low-high, not "%1".',
    "PLP-21, OPEN-53",
  ),
  "catalog.tooManySkus": refusal("At most %1 item numbers can be asked for at once.", "PLP-14"),
} as const satisfies ErrorTable;
