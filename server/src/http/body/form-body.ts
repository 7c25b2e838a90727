import { badBody } from "./body-refused.ts";
import { isKeepable } from "./keepable.ts";
import { nestedFields } from "./nested-fields.ts";

/** More fields than any form of the store has; each costs more than its bytes. */
const FIELDS_MAX = 500;

/** Reads `a=1&b[c]=2`. @throws BodyRefused for too many fields, and for text that cannot be kept. */
export function readForm(text: string): unknown {
  const entries = [...new URLSearchParams(text)];
  if (entries.length > FIELDS_MAX) throw badBody(`more than ${FIELDS_MAX} fields`);
  const fields = nestedFields(entries);
  if (!isKeepable(fields)) throw badBody("it holds text that cannot be kept");
  return fields;
}
