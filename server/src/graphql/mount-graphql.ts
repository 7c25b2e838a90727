import { problem } from "@placket/domain/problem";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import mercurius, { type IResolvers } from "mercurius";
import type { Ctx } from "../context.ts";
import { contextFor, type CallParts } from "../http/open-call.ts";
import type { Log } from "../http/log.ts";
import { costRule } from "./cost-rule.ts";
import { refusedError } from "./refused.ts";
import { allResolvers } from "./resolvers.ts";
import { readSchema } from "./schema.ts";

/** Selections nest at most this deep. */
const DEPTH = 12;

/** Mounts `/graphql`: queries by GET and POST, mutations by POST only. */
export async function mountGraphql(fastify: FastifyInstance, parts: CallParts): Promise<void> {
  await fastify.register(mercurius, {
    schema: readSchema(),
    resolvers: allResolvers as unknown as IResolvers,
    context: (request: FastifyRequest) => graphqlContext(request, parts),
    errorFormatter: (result) => formatErrors(result, parts.log),
    validationRules: [costRule],
    queryDepth: DEPTH,
    jit: 1,
    graphiql: false,
  });
}

/** The store view comes from the `store` header, `default` where there is none (CONF-39). */
function graphqlContext(request: FastifyRequest, parts: CallParts): Ctx {
  const code = request.headers.store;
  const view = parts.services.stores.viewByCode(
    typeof code === "string" && code ? code : "default",
  );
  if (!view) throw refusedError([problem("access.noSuchStore", "store")]);
  const proof = request.headers["x-recaptcha"];
  return { ...contextFor(parts, view), botProof: typeof proof === "string" ? proof : undefined };
}

/** Refusals pass as they are; anything unexpected is logged and says only that it happened. */
function formatErrors(result: ExecutionResult, log: Log) {
  const errors = (result.errors ?? []).flatMap((error) => formatError(error, log));
  const isDocumentFault = errors.some((error) => error.extensions?.["category"] === "graphql");
  return {
    statusCode: isDocumentFault && !result.data ? 400 : 200,
    response: { data: result.data ?? null, errors: errors as unknown as GraphQLError[] },
  };
}

function formatError(error: GraphQLError, log: Log): GraphQLFormattedError[] {
  const { message, locations, path, extensions, originalError } = error;
  const where = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (extensions?.["category"] !== undefined) return [{ message, ...where, extensions }];
  const faults = documentFaults(error);
  if (faults)
    return faults.map((fault) => ({
      message: fault,
      ...where,
      extensions: { category: "graphql" },
    }));
  log.error({ path, stack: originalError?.stack }, message);
  return [{ message: "Internal server error", ...where, extensions: { category: "internal" } }];
}

/** What is wrong with the document itself: the executor says it, or mercurius in a list of its own. */
function documentFaults({ message, originalError }: GraphQLError): string[] | undefined {
  if (!originalError || "nodes" in originalError) return [message];
  const { statusCode, errors } = originalError as Error & {
    statusCode?: number;
    errors?: readonly { message: string }[];
  };
  if (statusCode === undefined || statusCode >= 500) return undefined;
  return errors?.length ? errors.map((one) => one.message) : [message];
}
