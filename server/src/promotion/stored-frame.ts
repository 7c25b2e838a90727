import { conditions, labels } from "@placket/contract/promotion/rule.codec";
import type { CatalogRuleDraft } from "@placket/domain/promotion/check-catalog-rule";
import type { Selectable } from "kysely";
import type { Tables } from "../db/tables.gen.ts";

/** The rules that can be read, and what cannot: its id, and the first place that is wrong. */
interface ReadRules<Rule> {
  readonly rules: readonly Rule[];
  readonly faults: readonly { readonly id: number; readonly why: string }[];
}

/** Reads each row by itself: one that no version of the store wrote keeps no other away. */
export function readRules<Row extends { readonly id: number }, Rule>(
  rows: readonly Row[],
  read: (row: Row) => Rule,
): ReadRules<Rule> {
  const rules: Rule[] = [];
  const faults: { id: number; why: string }[] = [];
  for (const row of rows) {
    try {
      rules.push(read(row));
    } catch (error) {
      faults.push({ id: row.id, why: String(error) });
    }
  }
  return { rules, faults };
}

/** What rules of every kind keep. */
type FrameRow = Pick<
  Selectable<Tables["cart_rule"]>,
  keyof Selectable<Tables["cart_rule"]> & keyof Selectable<Tables["catalog_rule"]>
>;

/** What rules of every kind have, of their row. @throws where its JSON is nothing that a version of the store wrote. */
export const storedFrame = (row: FrameRow) => ({
  id: row.id,
  name: row.name,
  labels: labels.parse(row.labels),
  currency: row.currency,
  isActive: row.is_active,
  activeFrom: row.active_from,
  activeTo: row.active_to,
  websiteIds: row.website_ids,
  groupIds: row.group_ids,
  priority: row.priority,
  stopsFurther: row.stops_further,
  conditions: conditions.parse(row.conditions),
});

/** What a draft of every kind says. */
type FrameDraft = Omit<CatalogRuleDraft, "action"> & { readonly action: object };

/** The columns that rules of every kind have, as a draft says them. */
export const frameRow = (draft: FrameDraft) => ({
  name: draft.name.trim(),
  labels: JSON.stringify(draft.labels),
  currency: draft.currency,
  is_active: draft.isActive,
  active_from: draft.activeFrom,
  active_to: draft.activeTo,
  website_ids: [...draft.websiteIds],
  group_ids: [...draft.groupIds],
  priority: draft.priority,
  stops_further: draft.stopsFurther,
  conditions: JSON.stringify(draft.conditions),
  action: JSON.stringify(draft.action),
});
