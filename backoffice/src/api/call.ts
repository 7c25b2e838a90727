import { ADMIN_API } from "@placket/contract/admin-api";
import type { AdminEndpoints } from "@placket/contract/admin-endpoints";
import { routes } from "@placket/contract/admin-routes.gen";
import type { EndpointReply, EndpointRequest } from "@placket/contract/endpoint";
import type { ReplyKind } from "@placket/contract/kinds";
import { isErrorKey } from "@placket/domain/errors";
import { offlineError } from "@placket/web/call/call-error";
import { replyOf } from "@placket/web/call/reply";
import { wireRequest, type WireRoute } from "@placket/web/call/wire";

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
  const route: WireRoute & { readonly gives?: ReplyKind } = routes[name];
  const { method, path, body } = wireRequest(route, input);
  const answer = await send(ADMIN_API + path, {
    method,
    ...(typeof body === "string" ? { headers: { "Content-Type": "application/json" } } : {}),
    ...(body === undefined ? {} : { body }),
  });
  const { ok, status } = answer;
  if (ok && route.gives === "file") return (await fileIn(answer)) as CallReply<Name>;
  const text = await answer.text();
  const isText = ok && route.gives !== undefined;
  return (isText ? text : replyOf({ status, text }, isErrorKey)) as CallReply<Name>;
}

/** Where a call is answered that a browser shows by itself: a document in a frame. */
export function addressOf<Name extends CallName>(name: Name, input: CallRequest<Name>): string {
  return ADMIN_API + wireRequest(routes[name], input).path;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw offlineError(error);
  }
}

/** A file under the name that the server gives it. */
async function fileIn(answer: Response): Promise<File> {
  const disposition = answer.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "file";
  const type = answer.headers.get("content-type") ?? "";
  return new File([await answer.arrayBuffer()], name, { type });
}
