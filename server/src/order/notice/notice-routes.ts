import { problem, refuse } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientOf, contextFor, type CallParts } from "../../http/open-call.ts";
import { sendRefusal } from "../../http/send.ts";
import { processorThatTells } from "../../payment/payment.ts";
import { hearNotice } from "./hear-notice.ts";

/** Bytes of a notice; the longest of theirs have a few thousand. */
const NOTICE_BYTES = 64 * 1024;

/**
 * Where processors tell of payments by themselves: `/webhooks/{provider}`. Their signatures are of every sign that they
 * send, so a body is taken as it comes, whatever it says it is.
 */
export function noticeRoutes(fastify: FastifyInstance, parts: CallParts): void {
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "string" },
      async (_: unknown, body: string) => body,
    );
    scope.post<ProviderRoute>(PATH, { bodyLimit: NOTICE_BYTES }, (request, reply) =>
      hear(parts, request, reply),
    );
    scope.get<ProviderRoute>(PATH, (request, reply) => verify(parts, request, reply));
  });
}

const PATH = "/webhooks/:provider";

interface ProviderRoute {
  readonly Params: { readonly provider: string };
}

async function hear(
  parts: CallParts,
  request: FastifyRequest<ProviderRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, headers, body } = request;
  const ctx = { ...contextFor(parts), client: clientOf(request) };
  const text = typeof body === "string" ? body : "";
  const heard = await hearNotice(ctx, params.provider, {
    headers,
    body: text,
    receivedAt: ctx.now,
  });
  if (!heard.ok) return sendRefusal(reply, heard);
  return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("ok");
}

/** A processor asks whether the address is ours before it tells of anything. */
async function verify(
  parts: CallParts,
  { params, query }: FastifyRequest<ProviderRoute>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { bt_challenge: challenge } = query as { readonly bt_challenge?: unknown };
  const { notices } = processorThatTells(contextFor(parts), params.provider) ?? {};
  const answer = typeof challenge === "string" ? notices?.verify?.(challenge) : undefined;
  if (answer === undefined) return sendRefusal(reply, refuse(problem("access.noSuchRoute")));
  return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(answer);
}
