import { problem } from "@placket/domain/problem";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type ExecutionResult } from "graphql";
import { monotonicMs } from "../catalog/read-model/pacer.ts";
import { readModel } from "../catalog/read-model.ts";
import type { Browser, Ctx } from "../context.ts";
import { keepCookie } from "../http/cookies.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { mayWriteMore } from "../http/limits.ts";
import {
  askerOf,
  botProofOf,
  browserFactsOf,
  clientOf,
  contextFor,
  isGoneOf,
  logosTokenOf,
  type CallParts,
} from "../http/open-call.ts";
import { storeVersion } from "../http/store-version.ts";
import { SESSION_COOKIES } from "../session/principal-of.ts";
import { stores } from "../store/store-config.ts";
import type { StoreView } from "../store/store-view.ts";
import { sayIn, sayInEnglish } from "../translation/say.ts";
import { graphqlAnswer } from "./answer-errors.ts";
import { askOf, askOfQuery, type Ask } from "./ask.ts";
import { createEngine } from "./engine.ts";
import { documentFault } from "./faults.ts";
import type { Gathering } from "./gathering.ts";
import { guardFields } from "./guard-fields.ts";
import { orThrow, refusedError } from "./refused.ts";
import { mergeResolvers, type TypeResolvers } from "./type-resolvers.ts";

/** What the rooms bring to GraphQL. */
interface GraphqlParts {
  readonly resolvers: readonly TypeResolvers[];
  readonly gatherings: readonly Gathering[];
}

/** Mounts `/graphql`: queries by GET and POST, mutations by POST only. */
export async function mountGraphql(
  fastify: FastifyInstance,
  parts: CallParts,
  { resolvers, gatherings }: GraphqlParts,
): Promise<void> {
  const engine = createEngine({
    resolvers: guardFields(mergeResolvers(resolvers)),
    gatherings,
    costPerMinute: parts.settings.graphqlCostPerMinute,
    monotonic: monotonicMs,
    sharing: {
      version: storeVersion(parts),
      epochOf: ({ held, now }) => String(held(readModel).current().prices.epochAt(now)),
      now: monotonicMs,
    },
  });
  const mayWrite = mayWriteMore(fastify);
  const { storeUrl } = parts.settings;
  const send = (request: FastifyRequest, reply: FastifyReply, result: ExecutionResult) => {
    const { held, log } = parts;
    const store = viewOf(request, parts);
    const say = store ? sayIn({ held, store }) : sayInEnglish;
    const { status, body } = graphqlAnswer(result, { log, say });
    return unkept(reply).code(status).send(body);
  };
  const answering =
    (read: (request: FastifyRequest) => Ask) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const keepToken = (value: string) =>
        keepCookie(reply, { name: SESSION_COOKIES.customer, value, storeUrl });
      const isPost = request.method === "POST";
      const made = await engine.answer(() => read(request), {
        ctx: () => graphqlContext(request, { ...parts, keepToken, isGone: isGoneOf(reply) }),
        client: networkOf(request.ip),
        // The request itself was counted when it came.
        mayChange: isPost ? (changes) => mayWrite(request, changes - 1) : undefined,
      });
      if (made.json) return unkept(reply).type(JSON_TYPE).send(made.json);
      return send(request, reply, made.result);
    };
  await fastify.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      send(request, reply, { errors: [inOurWords(error)] }),
    );
    scope.get(
      "/graphql",
      answering(({ query }) => askOfQuery(query)),
    );
    scope.post(
      "/graphql",
      answering(({ body }) => askOf(body)),
    );
  });
}

/** What is kept here is kept nowhere on the way: it ends when it is not true any more. */
const unkept = (reply: FastifyReply) => reply.header("cache-control", "no-store");

const JSON_TYPE = "application/json; charset=utf-8";

/** The store view comes from the `store` header, `default` where there is none (CONF-39). */
function viewOf(request: FastifyRequest, { held }: CallParts): StoreView | undefined {
  return held(stores).viewByCode(oneHeader(request, "store") || "default");
}

interface GraphqlCallParts extends CallParts {
  readonly keepToken: Browser["keepToken"];
  readonly isGone: () => boolean;
}

async function graphqlContext(request: FastifyRequest, parts: GraphqlCallParts): Promise<Ctx> {
  const view = viewOf(request, parts);
  if (!view) throw refusedError([problem("access.noSuchStore", "store")]);
  const botProof = botProofOf(request);
  const placingKey = oneHeader(request, "x-placing-key");
  const { cookieToken, ...asker } = orThrow(await askerOf(parts, request));
  const { keepToken, isGone } = parts;
  const browser = cookieToken === undefined ? undefined : { token: cookieToken, keepToken };
  const client = clientOf(request);
  const logosToken = logosTokenOf(request);
  const reviewerToken = request.cookies.placket_reviewer;
  const call = { browser, client, isGone, botProof, placingKey, logosToken, reviewerToken };
  return { ...contextFor(parts, view), ...asker, ...call, ...browserFactsOf(request) };
}

function oneHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const text = headers[name];
  return typeof text === "string" ? text : undefined;
}

/** What stops a request before anything of it is read: the limiter, a body that is none. */
function inOurWords(error: FastifyError): GraphQLError {
  const status = error.statusCode ?? 500;
  if (status === 429) return refusedError([problem("access.tooManyRequests")]);
  return status < 500
    ? documentFault(error.message, status)
    : new GraphQLError(error.message, { originalError: error });
}
