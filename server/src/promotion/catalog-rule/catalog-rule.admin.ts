import type { catalogRuleAdminEndpoints } from "@placket/contract/promotion/catalog-rule.admin";
import { ok } from "@placket/domain/problem";
import type { CatalogRuleDraft } from "@placket/domain/promotion/check-catalog-rule";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { everyRow } from "../../list/list-page.ts";
import { transact } from "../../transact.ts";
import {
  FRAME_COLUMNS,
  frameOf,
  frameToWire,
  rulesSearched,
  type SentFrame,
} from "../rule-frame.ts";
import type { StoredCatalogRule } from "./catalog-rule.sql.ts";
import {
  addCatalogRule,
  catalogRuleById,
  changeCatalogRule,
  duplicateCatalogRule,
  listCatalogRules,
  removeCatalogRule,
  switchCatalogRule,
} from "./manage-catalog-rules.ts";
import { previewCatalogRule } from "./preview-catalog-rule.ts";

export const catalogRuleAdminHandlers: Handlers<typeof catalogRuleAdminEndpoints> = {
  catalogRules: async ({ ctx }, { query }) => {
    const page = await listCatalogRules(ctx, rulesSearched(query), query);
    return page.ok ? ok({ rows: page.value.rows.map(toWire), next: page.value.next }) : page;
  },
  exportCatalogRules: ({ ctx }, { query }) => {
    const { sort } = query;
    const all = everyRow((page) => listCatalogRules(ctx, rulesSearched(query), { ...page, sort }));
    return csvFile("catalog-rules.csv", COLUMNS, all);
  },
  catalogRule: async ({ ctx }, { params }) => {
    const found = await catalogRuleById(ctx, params.id);
    return found.ok ? ok(toWire(found.value)) : found;
  },
  addCatalogRule: async ({ ctx }, { body }) => {
    const added = await transact(ctx, (tx) => addCatalogRule(tx, draftOf(body)));
    return added.ok ? ok(toWire(added.value)) : added;
  },
  changeCatalogRule: async ({ ctx }, { params, body }) => {
    const { version } = body;
    const changed = await transact(ctx, (tx) =>
      changeCatalogRule(tx, params.id, { ...draftOf(body), version }),
    );
    return changed.ok ? ok(toWire(changed.value)) : changed;
  },
  switchCatalogRule: async ({ ctx }, { params, body }) => {
    const now = await transact(ctx, (tx) => switchCatalogRule(tx, params.id, body.isActive));
    return now.ok ? ok(toWire(now.value)) : now;
  },
  duplicateCatalogRule: async ({ ctx }, { params }) => {
    const copy = await transact(ctx, (tx) => duplicateCatalogRule(tx, params.id));
    return copy.ok ? ok(toWire(copy.value)) : copy;
  },
  removeCatalogRule: async ({ ctx }, { params, body }) => {
    const gone = await transact(ctx, (tx) => removeCatalogRule(tx, params.id, body.version));
    return gone.ok ? ok({ removed: gone.value }) : gone;
  },
  previewCatalogRule: async ({ ctx }, { body }) => {
    const { id } = body;
    const priced = await previewCatalogRule(ctx, { ...draftOf(body), id });
    return priced.ok ? ok({ ...priced.value, products: [...priced.value.products] }) : priced;
  },
};

type SentDraft = SentFrame & Pick<CatalogRuleDraft, "conditions" | "action">;

/** The draft of a call, without what else its body says. */
const draftOf = (sent: SentDraft): CatalogRuleDraft => ({
  ...frameOf(sent),
  conditions: sent.conditions,
  action: sent.action,
});

const toWire = (rule: StoredCatalogRule) => ({ ...rule, ...frameToWire(rule) });

const COLUMNS: CsvColumns<StoredCatalogRule> = {
  ...FRAME_COLUMNS,
  action: ({ action }) => action.kind,
  percent: ({ action }) => ("micro" in action ? action.micro / 10_000 : null),
  amount_minor: ({ action }) => ("minor" in action ? action.minor : null),
  currency: ({ currency }) => currency,
};
