import type { Endpoint, EndpointInput, EndpointTable } from "@placket/contract/endpoint";
import { problem, refuse, type Result } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Ctx } from "../context.ts";
import { pickEncoding } from "./encoding.ts";
import { refusalReply, type FileAnswer, type Prepared } from "./reply.ts";

/** What a handler answers: the wire shape or a refusal, bytes made beforehand, or a file. */
export type Answer<E extends Endpoint> = Result<z.input<E["reply"]>> | Prepared | FileAnswer;

/** One handler per endpoint of a table: an endpoint without a handler does not compile. */
export type Handlers<Table extends EndpointTable> = {
  readonly [Name in keyof Table]: (
    call: RestCall,
    input: EndpointInput<Table[Name]>,
  ) => Answer<Table[Name]> | Promise<Answer<Table[Name]>>;
};

/** A REST call: its context, and the cookies that a browser keeps (`cartId`). */
export interface RestCall {
  readonly ctx: Ctx;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string) => void;
}

export type OpenCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
) => Promise<Result<RestCall>>;

/** The store API: with the store's code, and without it for the default view. */
const STORE_API = ["/rest/:store/V1/xmapi/", "/rest/V1/xmapi/"];

interface MountOptions<Table extends EndpointTable> {
  readonly handlers: Handlers<Table>;
  readonly openCall: OpenCall;
  /** Where the table's paths begin; the store API unless given. */
  readonly prefixes?: readonly string[];
}

/** Mounts a table under each of its prefixes. */
export function mount<Table extends EndpointTable>(
  fastify: FastifyInstance,
  table: Table,
  { handlers, openCall, prefixes = STORE_API }: MountOptions<Table>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name] as (call: RestCall, input: unknown) => Promise<Answer<Endpoint>>;
    const route = async (request: FastifyRequest, reply: FastifyReply) => {
      // Who may not ask learns nothing of what could be asked.
      const call = await openCall(request, reply, endpoint);
      if (!call.ok) return sendRefusal(reply, call);
      const input = decode(endpoint, request);
      if (!input.ok) return sendRefusal(reply, input);
      return send({ request, reply }, await handle(call.value, input.value));
    };
    for (const prefix of prefixes) {
      const { method, path, bodyBytes } = endpoint;
      const limit = bodyBytes === undefined ? {} : { bodyLimit: bodyBytes };
      fastify.route({ method, url: prefix + path, handler: route, ...limit });
    }
  }
}

/** Guards the shape only; the first wrong field is named in the refusal. */
function decode(endpoint: Endpoint, request: FastifyRequest): Result<EndpointInput<Endpoint>> {
  const parts = { params: request.params, query: request.query, body: request.body };
  const decoded: Record<string, unknown> = {};
  for (const part of ["params", "query", "body"] as const) {
    const result = endpoint[part].safeParse(parts[part] ?? (part === "body" ? undefined : {}));
    if (!result.success) {
      const issue = result.error.issues[0];
      const field = issue?.path.join(".") || part;
      return refuse(problem("access.badRequest", field, `${field}: ${issue?.message ?? "wrong"}`));
    }
    decoded[part] = result.data;
  }
  return { ok: true, value: decoded as EndpointInput<Endpoint> };
}

function send(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Answer<Endpoint>,
) {
  if ("prepared" in answer) return sendPrepared({ request, reply }, answer);
  if ("file" in answer) return sendFile(reply, answer);
  if (!answer.ok) return sendRefusal(reply, answer);
  return reply.header("cache-control", "no-store").send(answer.value);
}

/** Sends bytes made beforehand; 304 when the browser holds them already. */
export function sendPrepared(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Prepared,
) {
  reply
    .header("etag", answer.etag)
    .header("cache-control", answer.cacheControl ?? "private, no-cache");
  reply.header("vary", "accept-encoding, cookie");
  if (request.headers["if-none-match"] === answer.etag) return reply.code(304).send();
  const encoding = pickEncoding(request.headers["accept-encoding"], answer.encodings);
  if (encoding) reply.header("content-encoding", encoding);
  reply.type(answer.contentType);
  return reply.send((encoding && answer.encodings[encoding]) || answer.body);
}

function sendFile(reply: FastifyReply, { file }: FileAnswer) {
  return reply
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${file.name}"`)
    .type(file.contentType)
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}

export function sendRefusal(reply: FastifyReply, refused: Parameters<typeof refusalReplyOf>[0]) {
  const { status, body } = refusalReplyOf(refused);
  return reply.code(status).header("cache-control", "no-store").send(body);
}

const refusalReplyOf = (refused: Extract<Result<unknown>, { ok: false }>) =>
  refusalReply(refused.problems);
