import { readOciLogin, type FormField } from "@placket/contract/punchout/oci.codec";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Ctx } from "../../context.ts";
import { clientOf, contextFor, type CallParts } from "../../http/open-call.ts";
import { ociLogin } from "./oci-login.ts";
import { OCI_PATH } from "./paths.ts";
import { start } from "./visit.rest.ts";

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
  const token = await ociLogin(ctx, readOciLogin(fields));
  if (typeof token === "string") return start(parts, request, reply, token);
  return reply.code(token.code).type("text/plain; charset=utf-8").send(token.why);
}
