import { randomUUID } from "node:crypto";
import type { OciLogin } from "@placket/contract/punchout/oci.codec";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { transact } from "../../transact.ts";
import { beginVisit } from "../visit/begin-visit.ts";
import { insertDocument } from "../visit/visit.sql.ts";
import { judgedLogin, type OciRefused } from "./judged-login.ts";

/**
 * The token by which the browser comes in, or why it does not. What was sent is kept without the password. `ctx.db` must
 * not be a transaction.
 */
export async function ociLogin(ctx: Ctx, sent: OciLogin): Promise<OciRefused | string> {
  const judged = await judgedLogin(ctx, sent);
  const body = `USERNAME=${sent.username}\nHOOK_URL=${sent.hookUrl.slice(0, 2_048)}`;
  const keep = { kind: "ociLogin", body, now: ctx.now } as const;
  if ("code" in judged) {
    const { partner, code } = judged;
    const refused = { visitId: null, status: code };
    if (partner) await insertDocument(ctx.db, { ...keep, ...refused, partnerId: partner.id });
    return judged;
  }
  const { partner, returnUrl } = judged;
  const identity = { domain: "", identity: partner.identity };
  const done = await transact(ctx, async (tx) => {
    const visit = await beginVisit(tx, partner, {
      operation: "create",
      payloadId: randomUUID(),
      buyerCookie: "",
      returnUrl,
      replyTo: {
        from: identity,
        to: identity,
        returned: sent.returned.map(([name, value]): [string, string] => [name, value]),
      },
      lines: [],
    });
    if ("refused" in visit) return refuse(problem("access.badRequest", "", visit.refused));
    const visitId = visit.visit.id;
    await insertDocument(tx.db, { ...keep, partnerId: partner.id, visitId, status: 200 });
    return ok(visit.startUrl);
  });
  if (!done.ok) return { code: 400, why: "Come again." };
  return new URL(done.value).searchParams.get("token") ?? "";
}
