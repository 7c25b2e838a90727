import { OVERRIDE_DESCRIPTION_MAX } from "@placket/domain/portal/check-portal";
import type { Portal } from "./portal.queries.ts";

export type MenuRow = Portal["categories"][number];

/** What a portal may say of a category, in the order in which it is asked. */
export const OVERRIDE_FIELDS = {
  name: { label: "Name", hint: "Empty: as the store calls it" },
  description: { label: "Description", hint: "", maxLength: OVERRIDE_DESCRIPTION_MAX },
  metaTitle: { label: "Title for search engines", hint: "" },
  metaDescription: { label: "Description for search engines", hint: "" },
  canonical: { label: "Canonical page", hint: "A path of this store, such as /kitchen" },
  image: { label: "Picture", hint: "Its address" },
} as const satisfies Readonly<
  Record<
    Exclude<keyof MenuRow, "categoryId">,
    { readonly label: string; readonly hint: string; readonly maxLength?: number }
  >
>;
export type OverrideField = keyof typeof OVERRIDE_FIELDS;

const ROW = {
  name: null,
  description: null,
  metaTitle: null,
  metaDescription: null,
  canonical: null,
  image: null,
} as const;

/** The menu with one more category at its end. */
export const withCategory = (rows: readonly MenuRow[], categoryId: number): MenuRow[] => [
  ...rows,
  { categoryId, ...ROW },
];

export const without = (rows: readonly MenuRow[], at: number): MenuRow[] =>
  rows.filter((_, place) => place !== at);

/** The menu with a category one place higher. */
export const movedUp = (rows: readonly MenuRow[], at: number): MenuRow[] =>
  rows.with(at, rows[at - 1] ?? rows[at]!).with(Math.max(at - 1, 0), rows[at]!);

/** The menu where a category is called or described otherwise; empty is the store's own. */
export const saying = (
  rows: readonly MenuRow[],
  at: number,
  said: Partial<Record<OverrideField, string>>,
): MenuRow[] => {
  const values = Object.entries(said).map(([field, text]) => [field, text === "" ? null : text]);
  return rows.with(at, { ...rows[at]!, ...Object.fromEntries(values) });
};
