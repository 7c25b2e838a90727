import type { endpoints } from "@placket/contract/endpoints";
import type { EndpointReply, EndpointRequest } from "@placket/contract/endpoint";
import { routes } from "@placket/contract/routes.gen";
import { refusalError } from "./call-error.ts";
import { holdAndRetry, type Network } from "./online.ts";

type Endpoints = typeof endpoints;
export type CallName = keyof Endpoints;
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

/** Method, path with query and body of a call, relative to the store's API base. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

/** A caller for one store over HTTP (API-01, API-02, API-08). */
export function restCall({
  base,
  fetch,
  pageLocation,
  network,
}: {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  readonly pageLocation: () => string;
  readonly network: Network;
}): Call {
  return async <Name extends CallName>(name: Name, input: CallRequest<Name> = {}) => {
    const { method, path, body } = wireRequest(name, input);
    const send = () =>
      fetch(base + path, {
        method,
        credentials: "include",
        headers: {
          "X-Page-Location": pageLocation(),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
      });
    const response = await holdAndRetry(send, { network, isSafe: method === "GET" });
    return readReply(response.status, await response.text()) as CallReply<Name>;
  };
}

/** The base of a store's calls (CONF-02). */
export function apiBase(storeCode: string): string {
  return `/rest/${encodeURIComponent(storeCode)}/V1/xmapi/`;
}

/** How a call travels; a server uses the same to call in its own process. */
export function wireRequest(name: CallName, input: WireInput = {}): WireRequest {
  const { method, path } = routes[name];
  const params = (input.params ?? {}) as Readonly<Record<string, string | number>>;
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? "")),
  );
  return {
    method,
    path: filled + searchText(input.query),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  };
}

interface WireInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The reply of an answer's status and text. @throws CallError when the status is no success. */
export function readReply(status: number, text: string): unknown {
  const body = text === "" ? undefined : parsed(text);
  if (status < 200 || status >= 300) throw refusalError(status, body);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Query values as text; objects travel as JSON, missing ones do not travel. */
function searchText(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  if (entries.length === 0) return "";
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, queryText(value)])).toString()}`;
}

function queryText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
