import { offlineError, type CallError } from "@placket/web/call/call-error";
import { refusalError } from "../api/reply.ts";
import type { CallName, CallReply, CallRequest } from "../api/rest.ts";
import type { Shop } from "../api/shop.ts";

/** Answers of the store API in a test, typed by the contract; a thrown error is a refusal. */
export type Handlers = {
  readonly [Name in CallName]?: (
    input: CallRequest<Name>,
  ) => CallReply<Name> | Promise<CallReply<Name>>;
};

/** A shop whose calls are answered by `handlers`; a call without one fails the test. */
export function aShop(handlers: Handlers = {}): Shop {
  return {
    storeCode: "us_en",
    locale: "en-US",
    call: async (name, input = {}) => {
      const handle = handlers[name] as ((input: unknown) => never) | undefined;
      if (!handle) throw new Error(`The test answers no "${name}"`);
      return handle(input);
    },
    graphql: (operation) => Promise.reject(new Error(`The test answers no ${operation.text}`)),
  };
}

/** A refusal as the server gives it, read as every answer is; with status 0 nothing was answered. */
export function aRefusal(
  status: number,
  {
    problems = [],
    said,
    bodyCode,
  }: Partial<Pick<CallError, "problems" | "said" | "bodyCode">> = {},
): CallError {
  if (status === 0) return offlineError("refused");
  const errors = problems.map(({ error: key, field, params: parameters }) => {
    return { key, field, parameters };
  });
  return refusalError(status, { message: said, code: bodyCode, errors });
}
