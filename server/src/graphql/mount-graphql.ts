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
    errorFormatter: (result, context) => formatErrors(result, parts.log, context),
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
  return contextFor(parts, view);
}

/** Refusals pass as they are; anything unexpected is logged and says only that it happened. */
function formatErrors(result: ExecutionResult, log: Log, _context: unknown) {
  const errors = (result.errors ?? []).map((error) => formatError(error, log));
  const executed = result.data !== undefined && result.data !== null;
  return {
    statusCode: executed || errors.every(isRefusal) ? 200 : 400,
    response: { data: result.data ?? null, errors: errors as unknown as GraphQLError[] },
  };
}

const isRefusal = (error: GraphQLFormattedError) => error.extensions?.category !== "graphql";

function formatError(error: GraphQLError, log: Log): GraphQLFormattedError {
  const { message, locations, path, extensions, originalError } = error;
  const where = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (extensions?.category !== undefined) return { message, ...where, extensions };
  const isSchemaFault =
    originalError === undefined || originalError === null || "nodes" in originalError;
  if (isSchemaFault) return { message, ...where, extensions: { category: "graphql" } };
  log.error({ path, stack: originalError.stack }, message);
  return { message: "Internal server error", ...where, extensions: { category: "internal" } };
}
