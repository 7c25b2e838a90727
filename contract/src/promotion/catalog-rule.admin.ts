import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id } from "../shapes.ts";
import { conditions, priceAction } from "./rule.codec.ts";
import { ruleFrame, ruleReads, ruleState, ruleWrites } from "./rule-frame.ts";

const whole = z.number().int();

const draft = ruleFrame.extend({ conditions, action: priceAction });

const rule = draft.extend({
  id: z.number(),
  /** Raised by every change: what was read is sent back with it. */
  version: z.number(),
});

const query = listQuery({ state: ruleState.optional() }, ["name", "priority", "added"]);

/** Catalog price rules. */
export const catalogRuleAdminEndpoints = {
  catalogRules: endpoint({
    method: "GET",
    path: "catalog-rules",
    summary: "Catalog price rules, by priority.",
    source: "issue 9.7",
    can: "promotions.read",
    query,
    reply: listReply(rule),
    errors: ["staff.signInRequired"],
  }),
  exportCatalogRules: endpoint({
    method: "GET",
    path: "catalog-rules.csv",
    summary: "The same rules as a file, all of them.",
    source: "hallway §7: export",
    can: "promotions.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  catalogRule: endpoint({
    method: "GET",
    path: "catalog-rules/:id",
    summary: "One rule.",
    source: "issue 9.7",
    can: "promotions.read",
    params: z.object({ id }),
    reply: rule,
    errors: [...ruleReads],
  }),
  addCatalogRule: endpoint({
    method: "POST",
    path: "catalog-rules",
    summary: "Writes a rule; prices follow as soon as each process has compiled it.",
    source: "issue 9.7",
    can: "promotions.change",
    body: draft,
    reply: rule,
    errors: [...ruleWrites],
  }),
  changeCatalogRule: endpoint({
    method: "PUT",
    path: "catalog-rules/:id",
    summary: "Writes a rule anew. Refused when it was changed since the version that was read.",
    source: "issue 9.7, hallway §7",
    can: "promotions.change",
    params: z.object({ id }),
    body: draft.extend({ version: whole }),
    reply: rule,
    errors: [...ruleWrites, "promotion.noSuchRule", "promotion.ruleChanged"],
  }),
  switchCatalogRule: endpoint({
    method: "PUT",
    path: "catalog-rules/:id/active",
    summary: "Switches a rule on or off; one that is so already stays as it is.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    body: z.object({ isActive: z.boolean() }),
    reply: rule,
    errors: ["access.forbidden", ...ruleReads],
  }),
  duplicateCatalogRule: endpoint({
    method: "POST",
    path: "catalog-rules/:id/duplicate",
    summary: "A copy of a rule, switched off.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    reply: rule,
    errors: ["access.forbidden", ...ruleReads],
  }),
  removeCatalogRule: endpoint({
    method: "DELETE",
    path: "catalog-rules/:id",
    summary: "Takes a rule away; prices are without it from then on.",
    source: "issue 9.7",
    can: "promotions.change",
    params: z.object({ id }),
    body: z.object({ version: whole }),
    reply: z.object({ removed: z.number() }),
    errors: ["access.forbidden", ...ruleReads, "promotion.ruleChanged"],
  }),
  previewCatalogRule: endpoint({
    method: "POST",
    path: "catalog-rules/preview",
    summary:
      "What a rule makes of today's prices, as if it were on: how many products would cost something else, and those whose price falls most.",
    source: "issue 9.7",
    can: "promotions.read",
    body: draft.extend({ id: whole.nullable() }),
    reply: z.object({
      /** For whom the prices are: the first website and group that the rule names. */
      website: z.string(),
      group: z.string(),
      currency: z.string(),
      looked: z.number(),
      changed: z.number(),
      products: z.array(
        z.object({
          id: z.number(),
          sku: z.string(),
          name: z.string(),
          before: z.number(),
          after: z.number(),
        }),
      ),
    }),
    errors: [...ruleWrites],
  }),
} as const satisfies EndpointTable;
