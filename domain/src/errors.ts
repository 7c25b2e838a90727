import { accessErrors } from "./access/errors.ts";
import { botCheckErrors } from "./bot-check/errors.ts";
import { cartErrors } from "./cart/errors.ts";
import { catalogErrors } from "./catalog/errors.ts";
import { importErrors } from "./catalog-import/errors.ts";
import { checkoutErrors } from "./checkout/errors.ts";
import { configuratorErrors } from "./configurator/errors.ts";
import { embroideryErrors } from "./embroidery/errors.ts";
import type { ErrorRow } from "./error-row.ts";
import { mailErrors } from "./mail/errors.ts";
import { paymentErrors } from "./payment/errors.ts";
import { quantityErrors } from "./quantity/errors.ts";
import { routingErrors } from "./routing/errors.ts";
import { searchErrors } from "./search/errors.ts";
import { staffErrors } from "./staff/errors.ts";

/** The whole error table: every refusal the store can give. `docs/errors.md` is generated from it. */
export const errors = {
  ...accessErrors,
  ...quantityErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...configuratorErrors,
  ...embroideryErrors,
  ...paymentErrors,
  ...botCheckErrors,
  ...catalogErrors,
  ...importErrors,
  ...routingErrors,
  ...searchErrors,
  ...mailErrors,
  ...staffErrors,
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorKey = keyof typeof errors;

export function errorRow(key: ErrorKey): ErrorRow {
  return errors[key];
}
