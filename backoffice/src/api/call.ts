import { ADMIN_API } from "@placket/contract/admin-api";
import type { AdminEndpoints } from "@placket/contract/admin-endpoints";
import { routes } from "@placket/contract/admin-routes.gen";
import type { EndpointReply, EndpointRequest } from "@placket/contract/endpoint";
import { CallError, type Refusal } from "./call-error.ts";

export type CallName = keyof AdminEndpoints;
export type CallRequest<Name extends CallName> = EndpointRequest<AdminEndpoints[Name]>;
export type CallReply<Name extends CallName> = EndpointReply<AdminEndpoints[Name]>;

/**
 * Calls one row of the contract: `call("order", { params: { number } })`. The session travels in its cookie.
 * @throws CallError for every refusal and for a server that does not answer.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallRequest<Name> = {},
): Promise<CallReply<Name>> {
  const { method, path } = routes[name];
  const answer = await send(ADMIN_API + filled(path, input.params) + searchText(input.query), {
    method,
    ...(method === "GET"
      ? {}
      : {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(input.body ?? {}),
        }),
  });
  const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
  if (answer.ok && !isJson) return (await fileIn(answer)) as CallReply<Name>;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw refused(answer.status, body);
  return body as CallReply<Name>;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new CallError(error instanceof Error ? error.message : String(error), 0);
  }
}

function filled(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, string | number>>;
  return path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ""));
}

function searchText(query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  return entries.length === 0 ? "" : `?${search}`;
}

/** A file under the name that the server gives it. */
async function fileIn(answer: Response): Promise<File> {
  const disposition = answer.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "file";
  const type = answer.headers.get("content-type") ?? "";
  return new File([await answer.arrayBuffer()], name, { type });
}

/** The server's refusals all have one shape; anything else comes from something between. */
function refused(status: number, body: unknown): CallError {
  const { message, errors } = (body ?? {}) as { message?: string; errors?: readonly Refusal[] };
  return new CallError(message ?? `HTTP ${status}`, status, errors);
}
