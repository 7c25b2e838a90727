import { CallError } from "@placket/web/call/call-error";
import { storageKeys } from "../storage/keys.ts";
import { readStored } from "../storage/stored.ts";
import type { GraphqlCall } from "./graphql.ts";
import { holdAndRetry, type Network } from "./online.ts";
import { readReply, refusalError } from "./reply.ts";
import { asItIs, type Sending } from "./rest.ts";

/**
 * A GraphQL caller for one store: POST, header `store`, bearer when a customer's token is kept
 * (API-04 … API-07).
 * @throws CallError with the first message and the problems of all errors of the answer.
 */
export function graphqlCall({
  storeCode,
  fetch,
  pageLocation,
  network,
  change = asItIs,
  question = asItIs,
}: {
  readonly storeCode: string;
  readonly fetch: typeof globalThis.fetch;
  readonly pageLocation: () => string;
  readonly network: Network;
} & Sending): GraphqlCall {
  return (operation, variables, headers = {}) => {
    const send = () => {
      // Read when it is sent: whoever signs in anew has another.
      const token = readStored(storageKeys.customerTokenCookie);
      return fetch("/graphql", {
        method: "POST",
        credentials: "include",
        cache: "no-store",
        headers: {
          "Content-Type": "application/json",
          "X-Page-Location": pageLocation(),
          store: storeCode || "default",
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: JSON.stringify({ query: operation.text, operationName: operation.name, variables }),
      });
    };
    const isSafe = !operation.text.trimStart().startsWith("mutation");
    return (isSafe ? question : change)(async () => {
      const response = await holdAndRetry(send, { network, isSafe });
      const data = dataOf(response.status, await response.text(), isSafe) as never;
      const refusal = operation.refusalIn?.(data);
      if (refusal) throw refusal;
      return data;
    });
  };
}

interface GraphqlAnswer {
  readonly data?: object | null;
  readonly errors?: readonly GraphqlError[];
}

interface GraphqlError {
  readonly message: string;
  /** What the server says beside it: category, code, key, and every problem by field. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * The data of an answer. A question of which every part has an answer stands, whatever failed inside of one;
 * of a change all errors are told: half a change is none (API-07).
 */
function dataOf(status: number, text: string, isQuestion: boolean): unknown {
  const { data, errors = [] } = answerOf(status, text);
  const answers = Object.values(data ?? {});
  const isWhole = answers.length > 0 && !answers.includes(null);
  if (errors.length > 0 && !(isQuestion && isWhole)) throw refusalOf(status, errors);
  if (data === undefined || data === null) {
    throw new CallError("No data", { kind: "bad_request", status });
  }
  return data;
}

/** The executor's own answer, whatever its status; without one, the status says what happened. */
function answerOf(status: number, text: string): GraphqlAnswer {
  const body = readReply(200, text) as GraphqlAnswer | null | undefined;
  if (Array.isArray(body?.errors)) return body;
  return (readReply(status, text) as GraphqlAnswer | undefined) ?? {};
}

/** The same error as the REST caller's: the first message, and the problems of everything refused. */
function refusalOf(status: number, errors: readonly GraphqlError[]): CallError {
  const first = errors[0];
  return refusalError(status < 400 ? REFUSED : status, {
    ...first?.extensions,
    message: first?.message,
    errors: errors.flatMap(({ extensions }) => extensions?.["problems"] ?? []),
  });
}

/** GraphQL refuses with 200; it means a bad request unless the body code says more. */
const REFUSED = 400;
