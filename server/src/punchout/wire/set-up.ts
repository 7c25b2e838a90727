import type { CxmlCode } from "@placket/contract/punchout/cxml/envelope";
import { withoutSecrets } from "@placket/contract/punchout/cxml/without-secrets";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { transact } from "../../transact.ts";
import { beginVisit } from "../visit/begin-visit.ts";
import { insertDocument } from "../visit/visit.sql.ts";
import { judgedRequest, type Judged } from "./judged-request.ts";

/** What a setup request is answered: where the buyer comes in, or a status and why. */
type SetUp = { readonly startUrl: string } | { readonly code: CxmlCode; readonly why: string };

/**
 * Answers a `PunchOutSetupRequest`: proves who asks, checks where the cart is to go, and begins a visit. What a partner
 * sent is kept without its secret, with what it was answered. `ctx.db` must not be a transaction.
 */
export async function setUp(ctx: Ctx, text: string): Promise<SetUp> {
  const judged = await judgedRequest(ctx, text);
  if ("code" in judged) {
    const { partner, code, why } = judged;
    const about = { partnerId: partner?.id ?? 0, visitId: null, status: code };
    // Of whoever is not proven nothing is kept, and nothing is made of what they sent.
    if (partner) await insertDocument(ctx.db, { ...kept(ctx, text), ...about });
    return { code, why };
  }
  const answer = await begun(ctx, judged);
  const isIn = "startUrl" in answer;
  await insertDocument(ctx.db, {
    ...kept(ctx, text),
    partnerId: judged.partner.id,
    visitId: isIn ? answer.visitId : null,
    status: isIn ? 200 : answer.code,
  });
  return answer;
}

/** What is kept of a request of a proven partner. */
const kept = ({ now }: Ctx, text: string) =>
  ({ kind: "setupRequest", body: withoutSecrets(text), now }) as const;

const REFUSED_AGAIN = { code: 400, why: "This payloadID let somebody in already." } as const;

/** Why no visit was begun, as cXML says it. */
const REFUSALS: Readonly<Record<string, { readonly code: CxmlCode; readonly why: string }>> = {
  lines: { code: 412, why: "A line of the cart is not known any more." },
  pieces: { code: 412, why: "A line of the cart is not sold in so many." },
  again: REFUSED_AGAIN,
};

async function begun(
  ctx: Ctx,
  { partner, request, operation, returnUrl, from }: Judged,
): Promise<
  { readonly startUrl: string; readonly visitId: number } | Exclude<SetUp, { startUrl: string }>
> {
  const done = await transact(ctx, async (tx) => {
    const visit = await beginVisit(tx, partner, {
      ...request,
      operation,
      returnUrl,
      replyTo: { from: request.to, to: from, returned: [] },
    });
    // Undone: neither cart nor visit is left of it.
    return "refused" in visit
      ? refuse(problem("access.badRequest", visit.refused, visit.refused))
      : ok(visit);
  });
  if (done.ok) return { startUrl: done.value.startUrl, visitId: done.value.visit.id };
  return REFUSALS[done.problems[0]?.field ?? ""] ?? REFUSED_AGAIN;
}
