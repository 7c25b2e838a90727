import { errorRow, isErrorKey } from "@placket/domain/errors";
import type { Say } from "@placket/domain/phrase";
import { problem } from "@placket/domain/problem";
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import { passingTrouble } from "../db/database-away.ts";
import type { Log } from "../http/log.ts";
import { LIMITS } from "./limits.ts";
import { problemsOf, saidRefusal } from "./refused.ts";

/** What is sent: the executor's answer with its errors in our words. */
interface GraphqlAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: ExecutionResult["data"];
    readonly errors?: readonly GraphQLFormattedError[];
  };
}

/**
 * Refusals are said in the words of `say`; anything unexpected says only that it happened. However many there are, the
 * answer names the first few and the log gets one line.
 */
export function graphqlAnswer(
  { data, errors = [] }: ExecutionResult,
  { log, say }: { readonly log: Log; readonly say: Say },
): GraphqlAnswer {
  if (errors.length === 0) return { status: 200, body: { data: data ?? null } };
  logUnexpected(errors, log);
  const [trouble] = errors.map(troubleOf).filter((key) => key !== undefined);
  const named = errors.slice(0, LIMITS.errors).map((error) => formatted(error, say));
  if (trouble)
    return { status: errorRow(trouble).status, body: { data: data ?? null, errors: named } };
  const status = data ? 200 : Math.max(...named.map(statusOf));
  return { status, body: { data: data ?? null, errors: named } };
}

function logUnexpected(errors: readonly GraphQLError[], log: Log): void {
  const unexpected = errors.filter(isUnexpected);
  const [first] = unexpected;
  if (!first) return;
  const { path, originalError, message } = first;
  const cause = originalError ?? first;
  const count = unexpected.length;
  if (passingTrouble(originalError)) log.warn({ path, count }, message);
  else log.error({ path, cause, count }, "a GraphQL field could not be answered");
}

const troubleOf = ({ originalError }: GraphQLError) => passingTrouble(originalError);

/** Neither a refusal of ours nor the executor's own complaint of the document. */
function isUnexpected({ extensions, originalError }: GraphQLError): boolean {
  if (extensions?.["category"] !== undefined) return false;
  return originalError !== undefined && !("nodes" in originalError);
}

function formatted(error: GraphQLError, say: Say): GraphQLFormattedError {
  const { message, locations, path, extensions } = error;
  const where = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const trouble = troubleOf(error);
  const problems = trouble ? [problem(trouble)] : problemsOf(error);
  if (problems) return { ...saidRefusal(problems, say), ...where };
  if (extensions?.["category"] !== undefined) return { message, ...where, extensions };
  return isUnexpected(error)
    ? { message: "Internal server error", ...where, extensions: { category: "internal" } }
    : { message, ...where, extensions: { category: "graphql" } };
}

/** An answer without data: a refused request has the status of its row, a wrong document 400. */
function statusOf({ extensions, path }: GraphQLFormattedError): number {
  if (path) return 200;
  const key = extensions?.["key"];
  if (typeof key === "string" && isErrorKey(key)) return errorRow(key).status;
  const status = extensions?.["status"];
  if (typeof status === "number") return status;
  return extensions?.["category"] === "graphql" ? 400 : 200;
}
