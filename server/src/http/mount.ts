import type { Endpoint, EndpointInput, EndpointTable } from "@placket/contract/endpoint";
import { traceActing } from "../audit/audit.ts";
import { can } from "@placket/domain/access/principal";
import { problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Ctx } from "../context.ts";
import type { Client } from "../session/session.ts";
import { sayIn } from "../translation/say.ts";
import type { CookieName } from "./cookies.ts";
import { isStrangersForm, wrongKind } from "./body/bodies.ts";
import type {
  FileAnswer,
  HtmlAnswer,
  Prepared,
  RedirectAnswer,
  StreamAnswer,
  XmlAnswer,
} from "./reply.ts";
import { sendRefusal, senders, type Refused, type Way } from "./send.ts";

/** What a handler answers by the kind of its row: the wire shape, bytes made beforehand, a file…; or a refusal. */
type Answer<E extends Endpoint> = {
  readonly json: Result<z.input<E["reply"]>> | Prepared;
  readonly file: FileAnswer | StreamAnswer | Refused;
  readonly html: HtmlAnswer | Refused;
  readonly redirect: RedirectAnswer | Refused;
  readonly xml: XmlAnswer | Refused;
}[E["gives"]];

/** One handler per endpoint of a table: an endpoint without a handler does not compile. */
export type Handlers<Table extends EndpointTable> = {
  readonly [Name in keyof Table]: (
    call: RestCall,
    input: EndpointInput<Table[Name]>,
  ) => Answer<Table[Name]> | Promise<Answer<Table[Name]>>;
};

/** A table with its handlers, ready to be mounted: what a room hangs. */
export interface Calls {
  readonly table: EndpointTable;
  readonly mount: (fastify: FastifyInstance, way: CallsWay) => void;
}

/** Joins a table of endpoints with its handlers; an endpoint without one does not compile. */
export const calls = <Table extends EndpointTable>(
  table: Table,
  handlers: Handlers<Table>,
): Calls => ({
  table,
  mount: (fastify, way) => mount(fastify, table, { handlers, ...way }),
});

/** A REST call: its context, where it came from, and the cookies that a browser keeps (`cartId`). */
export interface RestCall {
  readonly ctx: Ctx;
  /** The session by which it was asked; guests have none. */
  readonly sessionId: number | undefined;
  readonly client: Client;
  /** Whether it is known to come from a page of this store. */
  readonly isOwnPage: boolean;
  readonly cookie: (name: CookieName) => string | undefined;
  readonly setCookie: (name: CookieName, value: string) => void;
}

export type OpenCall = (request: FastifyRequest, reply: FastifyReply) => Promise<Result<RestCall>>;

/** The store API: with the store's code, and without it for the default view. */
const STORE_API = ["/rest/:store/V1/xmapi/", "/rest/V1/xmapi/"];

/** How calls are reached: who asks, and where their paths begin; the store API unless given. */
interface CallsWay {
  readonly openCall: OpenCall;
  readonly prefixes?: readonly string[];
}

interface MountOptions<Table extends EndpointTable> extends CallsWay {
  readonly handlers: Handlers<Table>;
}

/**
 * Where a request carries its call. A map from one to the other, weak or not, would keep every request until the whole
 * heap is cleaned: cleaning the nursery takes what an old map holds for needed.
 */
const OPENED = Symbol("opened");

/** Mounts a table under each of its prefixes. */
function mount<Table extends EndpointTable>(
  fastify: FastifyInstance,
  table: Table,
  { handlers, openCall, prefixes = STORE_API }: MountOptions<Table>,
): void {
  if (!fastify.hasRequestDecorator(OPENED)) fastify.decorateRequest(OPENED, null);
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name] as Handle;
    const { method, path, bodyBytes, landsFiles = false } = endpoint;
    // Before the body comes in: who may not ask, or sends what is not taken, has nothing read.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await openCall(request, reply);
      if (!call.ok) return sendRefusal(reply, call);
      const refused = atTheDoor(request, endpoint, call.value.ctx);
      if (refused) return sendRefusal(reply, refuse(refused), sayIn(call.value.ctx));
      request.setDecorator<RestCall>(OPENED, call.value);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = request.getDecorator<RestCall | null>(OPENED);
      if (!call) throw new Error(`${name} was asked past its door`);
      const input = decode(endpoint, request);
      if (input.ok && method !== "GET") await traceActing(call.ctx, name);
      const answer = input.ok ? await handle(call, input.value) : input;
      if ("ok" in answer && !answer.ok) return sendRefusal(reply, answer, sayIn(call.ctx));
      const send = senders[endpoint.gives] as Send;
      return send({ request, reply }, answer);
    };
    const limit = bodyBytes === undefined ? {} : { bodyLimit: bodyBytes };
    const config = { landsFiles };
    for (const prefix of prefixes) {
      fastify.route({ method, url: prefix + path, onRequest, handler, config, ...limit });
    }
  }
}

type Handle = (call: RestCall, input: unknown) => Promise<Answer<Endpoint>>;
type Send = (way: Way, answer: Answer<Endpoint>) => FastifyReply;

/** Why a call is not even read. */
function atTheDoor(request: FastifyRequest, endpoint: Endpoint, ctx: Ctx): Problem | undefined {
  const allowed = can(ctx.principal, endpoint.can);
  if (allowed !== true) return problem(allowed);
  if (request.method === "GET") return undefined;
  if (isStrangersForm(request, ctx.settings.storeUrl)) return problem("access.forbidden");
  return wrongKind(request, endpoint.takes);
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
