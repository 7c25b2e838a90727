import { setupRequestExample } from "@placket/contract/punchout/cxml/setup-request-example";
import { readOciLogin } from "@placket/contract/punchout/oci.codec";
import type { Partner } from "@placket/domain/punchout/partner";
import type { Ctx } from "../../context.ts";
import { CXML_PATH, OCI_PATH } from "../wire/paths.ts";
import { judgedLogin } from "../wire/judged-login.ts";
import { judgedRequest } from "../wire/judged-request.ts";
import { viewOf } from "../visit/begin-visit.ts";
import { originOf } from "../../store/view-url.ts";

/** What a partner's procurement system would be answered, in cXML's or HTTP's status, and why. */
interface Tried {
  readonly status: number;
  readonly why: string;
}

/**
 * Judges a request of a partner as it would be judged on its way in; nothing is begun or kept. A document of another
 * partner is told so. `ctx.db` must not be a transaction.
 */
export async function tryPartner(ctx: Ctx, partner: Partner, document: string): Promise<Tried> {
  const judged =
    partner.protocol === "cxml"
      ? await judgedRequest(ctx, document)
      : await judgedLogin(ctx, readOciLogin([...new URLSearchParams(document.trim())]));
  if ("why" in judged) return { status: judged.code, why: judged.why };
  if (judged.partner.id !== partner.id) {
    return { status: 401, why: `This is a request of ${judged.partner.name}.` };
  }
  return { status: 200, why: "A buyer would be let in." };
}

/** Where a partner's procurement system sends its requests. */
export const addressFor = (ctx: Ctx, partner: Partner): string =>
  `${originOf(ctx, viewOf(ctx, partner))}${partner.protocol === "cxml" ? CXML_PATH : OCI_PATH}`;

/** What a partner's procurement system sends, as an example: staff put the secret in. */
export function exampleFor(ctx: Ctx, partner: Partner): string {
  const [host = "buy.example"] = partner.returnHosts;
  const returnUrl = `${/^(?:localhost|127\.)/.test(host) ? "http" : "https"}://${host}/return`;
  if (partner.protocol === "oci") {
    const sent = { USERNAME: partner.identity, PASSWORD: "secret", HOOK_URL: returnUrl };
    return new URLSearchParams(sent).toString();
  }
  return setupRequestExample({ partner, returnUrl, at: ctx.now });
}
