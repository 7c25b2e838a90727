import { fromBase64 } from "@placket/contract/from-base64";
import type { portalEndpoints } from "@placket/contract/portal/portal.rest";
import { portalDataToWire } from "@placket/contract/store/portal-data.codec";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import { noticesFor, portalOfCode, portalOfUsername, portalRedirect, profileOf } from "./portal.ts";

export const portalHandlers: Handlers<typeof portalEndpoints> = {
  portalDetails: ({ ctx }, { query }) => {
    const found = portalOfCode(ctx, query.code);
    if (!found.ok) return found;
    const { aboveLoginDetails, belowLoginDetails, disclaimer } = found.value.notices;
    return ok({
      ...portalDataToWire(found.value),
      aboveLoginDetails,
      belowLoginDetails,
      disclaimer,
    });
  },
  findPortalCustomer: ({ ctx }, { query }) => {
    const found = portalOfUsername(ctx, query.username);
    if (!found.ok) return found;
    return ok({ is_portal_user: found.value !== undefined, code: found.value?.code ?? "" });
  },
  portalProfile: ({ ctx }, { params }) => {
    const found = profileOf(ctx, params.id);
    if (!found.ok) return found;
    return ok({ ...portalDataToWire(found.value), ...noticesFor(ctx, found.value) });
  },
  portalCheckRedirect: ({ ctx }, { body }) => {
    const path = fromBase64(body.urlcode);
    const search = fromBase64(body.search ?? "");
    if (path === undefined || search === undefined) {
      return refuse(problem("routing.unreadablePath", "urlcode"));
    }
    const redirect = portalRedirect(ctx, { path, search });
    if (!redirect.ok) return redirect;
    return ok({ result: redirect.value !== undefined, redirect: redirect.value ?? "" });
  },
};
