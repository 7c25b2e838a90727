import { isKeepable } from "../http/body/keepable.ts";
import { documentFault, textFault } from "./faults.ts";
import type { Variables } from "./cost/document-cost.ts";

/** A question as it came in: `?query=&variables=&operationName=`, or the same as JSON. */
export interface Ask {
  readonly text: string;
  readonly variables: Variables;
  readonly operationName: string | undefined;
}

/** Reads the query string of a GET. @throws GraphQLError */
export function askOfQuery(query: unknown): Ask {
  const given = recordOf(query) ?? {};
  const variables = parsed(given["variables"]);
  // Of a body it was looked at when it came.
  if (!isKeepable(variables)) throw textFault();
  return askOf({ ...given, variables });
}

/** Reads the body of a POST. @throws GraphQLError */
export function askOf(body: unknown): Ask {
  const { query, variables, operationName } = recordOf(body) ?? {};
  if (typeof query !== "string" || query === "") throw documentFault("There is no query.");
  if ((variables ?? undefined) !== undefined && !recordOf(variables))
    throw documentFault("variables must be an object.");
  if ((operationName ?? undefined) !== undefined && typeof operationName !== "string")
    throw documentFault("operationName must be a text.");
  return {
    text: query,
    variables: recordOf(variables) ?? {},
    operationName: typeof operationName === "string" && operationName ? operationName : undefined,
  };
}

function parsed(text: unknown): unknown {
  if (typeof text !== "string" || text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw documentFault("variables must be JSON.");
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
