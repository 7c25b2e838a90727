import { importErrors } from "./catalog-import/errors.ts";
import { embroideryErrors } from "./embroidery/errors.ts";
import type { ErrorRow } from "./error-row.ts";
import { mailErrors } from "./mail/errors.ts";
import { staffErrors } from "./staff/errors.ts";
import { shopErrors } from "./shop-errors.ts";

/** The whole error table: every refusal the store can give. `docs/errors.md` is generated from it. */
export const errors = {
  ...shopErrors,
  ...importErrors,
  ...embroideryErrors,
  ...mailErrors,
  ...staffErrors,
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorKey = keyof typeof errors;

export function errorRow(key: ErrorKey): ErrorRow {
  return errors[key];
}
