import { readOciLogin, type FormField, type OciLogin } from "@placket/contract/punchout/oci.codec";
import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ok, problem, refuse } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { clientOf, contextFor, type CallParts } from "../../http/open-call.ts";
import { transact } from "../../transact.ts";
import { beginVisit } from "../visit/begin-visit.ts";
import { insertDocument } from "../visit/visit.sql.ts";
import { judgedLogin, type OciRefused } from "./judged-login.ts";
import { OCI_PATH } from "./paths.ts";
import { start } from "./visit-routes.ts";

/**
 * `GET` and `POST /punchout/oci`: a buyer's browser brings the partner's name and password, and where the cart is to go.
 * It comes in at once; what was sent stands in no log and in no address after that.
 */
export function ociRoutes(fastify: FastifyInstance, parts: CallParts): void {
  fastify.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.get(OCI_PATH, (request, reply) => {
      const at = request.url.indexOf("?");
      return login(parts, { request, reply }, at < 0 ? "" : request.url.slice(at + 1));
    });
    scope.post(OCI_PATH, (request, reply) =>
      login(parts, { request, reply }, typeof request.body === "string" ? request.body : ""),
    );
  });
}

async function login(
  parts: CallParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  text: string,
): Promise<FastifyReply> {
  const ctx: Ctx = { ...contextFor(parts), client: clientOf(request) };
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
  const fields: FormField[] = [...new URLSearchParams(text)];
  const token = await begun(ctx, readOciLogin(fields));
  if (typeof token === "string") return start(parts, request, reply, token);
  return reply.code(token.code).type("text/plain; charset=utf-8").send(token.why);
}

/** The token by which the browser comes in, or why it does not. What was sent is kept without the password. */
async function begun(ctx: Ctx, sent: OciLogin): Promise<OciRefused | string> {
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
