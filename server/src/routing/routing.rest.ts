import { fromBase64 } from "@placket/contract/from-base64";
import type { routingEndpoints } from "@placket/contract/routing/routing.rest";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import type { Rewrite } from "./routing.sql.ts";
import { redirectRules, resolveUrl } from "./routing.ts";

export const routingHandlers: Handlers<typeof routingEndpoints> = {
  checkUrl: async ({ ctx }, { query }) => {
    const address = fromBase64(query.urlcode);
    const search = fromBase64(query.search ?? "");
    if (address === undefined || search === undefined) {
      return refuse(problem("routing.unreadablePath", "urlcode"));
    }
    const found = await resolveUrl(ctx, address);
    if (!found.ok) return found;
    const { type, id, storeId, redirectCode, redirectUrl } = found.value;
    const kept = redirectUrl !== "" && search !== "" ? `?${search.replace(/^\?/, "")}` : "";
    return ok({
      type,
      id,
      store_id: storeId,
      redirect_code: redirectCode,
      redirect_url: redirectUrl + kept,
    });
  },
  cfurCheckUrl: ({ ctx }, { query }) => {
    const address = fromBase64(query.urlCode);
    if (address === undefined) return refuse(problem("routing.unreadablePath", "urlCode"));
    const byTarget = ["1", "true"].includes(query.searchRequestByTarget ?? "");
    const rules = redirectRules(ctx, address, byTarget);
    if (!rules.ok) return rules;
    return ok({
      cfur_by_request: ruleToWire(rules.value.byRequest),
      cfur_by_target: ruleToWire(rules.value.byTarget),
    });
  },
};

function ruleToWire(rule: Rewrite | undefined) {
  return rule ? { request_path: rule.requestPath, target_path: rule.targetPath } : null;
}
