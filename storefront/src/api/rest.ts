import { lateModule } from "@placket/web/late/late-module";
import type { endpoints } from "@placket/contract/endpoints";
import type { EndpointReply, EndpointRequest } from "@placket/contract/endpoint";
import type { RouteName } from "@placket/contract/routes.gen";
import { CallError } from "@placket/web/call/call-error";
import { classOfStatus } from "@placket/web/call/error-class";
import {
  bodyOf,
  wireRequest as requestOf,
  type WireInput,
  type WireRequest,
} from "@placket/web/call/wire";
import { holdAndRetry, type Network } from "./online.ts";
import { routeOf } from "./route-of.ts";

type Endpoints = typeof endpoints;
/** Calls whose reply a page reads: what is JSON. */
export type CallName = {
  [Name in RouteName]: Endpoints[Name]["gives"] extends "json" ? Name : never;
}[RouteName];
export type CallRequest<Name extends CallName> = EndpointRequest<Endpoints[Name]>;
export type CallReply<Name extends CallName> = EndpointReply<Endpoints[Name]>;

/**
 * Calls one row of the contract: `call("addToCart", { body: {…} })`.
 * @throws CallError for every refusal and for a server that does not answer.
 */
export type Call = <Name extends CallName>(
  name: Name,
  input?: CallRequest<Name>,
) => Promise<CallReply<Name>>;

/** A caller for one store over HTTP (API-01, API-02, API-08). */
export function restCall({
  base,
  fetch,
  pageLocation,
  network,
  change = asItIs,
  question = asItIs,
}: {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly pageLocation: () => string;
  readonly network: Network;
} & Sending): Call {
  return <Name extends CallName>(name: Name, input: CallRequest<Name> = {}) => {
    const { method, path, body } = wireRequest(name, input);
    const isSafe = method === "GET";
    const send = () =>
      fetch(base + path, {
        method,
        credentials: "include",
        headers: {
          "X-Page-Location": pageLocation(),
          ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
    return (isSafe ? question : change)(async () => {
      const response = await holdAndRetry(send, { network, isSafe });
      const text = await response.text();
      if (!response.ok) throw await refusal(response.status, text);
      return bodyOf(text) as CallReply<Name>;
    });
  };
}

/** What happens around a call of each kind; nothing more than the call, unless said. */
export interface Sending {
  readonly change?: Around;
  readonly question?: Around;
}

type Around = <Answer>(send: () => Promise<Answer>) => Promise<Answer>;

/** A call and nothing around it. */
export const asItIs: Around = (send) => send();

/** The base of a store's calls (CONF-02). */
export function apiBase(storeCode: string): string {
  return `/rest/${encodeURIComponent(storeCode)}/V1/xmapi/`;
}

/** How a call travels; a server uses the same to call in its own process. */
export function wireRequest(name: CallName, input: WireInput = {}): WireRequest {
  return requestOf(routeOf(name), input);
}

const replyReader = lateModule(() => import("./reply.ts"));

/**
 * What an answer refused. The rows of the error table come when the browser is idle, or with the first refusal;
 * without them it is known that something was refused, but not what.
 */
async function refusal(status: number, text: string): Promise<CallError> {
  const reader = await replyReader().catch(() => undefined);
  if (reader) return reader.refusalError(status, bodyOf(text));
  return new CallError(`HTTP ${status}`, { kind: classOfStatus(status), status });
}
