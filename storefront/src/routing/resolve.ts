import { CallError } from "@placket/web/call/call-error";
import { NOT_FOUND_CODE } from "@placket/web/call/error-class";
import { hrefOf, normalPath, type Address } from "./address.ts";
import { isLookupType, type PageType } from "./page-type.ts";
import type { Params } from "@placket/web/link/pattern";
import { matchRoute } from "./routes.ts";

/** What an address turned out to be. */
export type Resolution =
  | {
      readonly kind: "page";
      readonly type: PageType;
      readonly id?: number | undefined;
      readonly params: Params;
    }
  | { readonly kind: "moved"; readonly to: string; readonly permanent: boolean }
  /** The reply's type is unknown: load the page anew, once (ROUTE-27). */
  | { readonly kind: "reload"; readonly to: string }
  | { readonly kind: "not_found" };

/** A page that is known without asking: a category of the tree, a product seen in a listing. */
export interface KnownPage {
  readonly type: PageType;
  readonly id: number;
}

/** The server's answer about a path. */
export interface LookupReply {
  readonly type: string;
  readonly id?: number | null | undefined;
  /** 301 or 302 when the address has moved, with where to. */
  readonly redirect_code?: number;
  readonly redirect_url?: string;
}

export interface Resolver {
  /** By normal path (ROUTE-34, ROUTE-35). */
  known(path: string): KnownPage | undefined;
  lookup(address: Address): Promise<LookupReply>;
  /**
   * Where "no such page" leads: the page returns to `/` (ROUTE-37); the first answer of a server is
   * the not-found page with its status.
   */
  readonly noSuchPage: "home" | "not_found";
}

/** Marks an address that was loaded anew because its type was unknown; it happens once (OPEN-45). */
const RELOAD_MARKER = "_reload";

/** Local patterns first, then the registered addresses, then the server (ROUTE-01, ROUTE-24). */
export async function resolveAddress(address: Address, resolver: Resolver): Promise<Resolution> {
  const at = resolveLocally(address, resolver);
  if (at) return at;
  try {
    return ofReply(await resolver.lookup(address), address);
  } catch (error) {
    if (!(error instanceof CallError) || error.bodyCode !== NOT_FOUND_CODE) throw error;
    if (resolver.noSuchPage === "not_found") return { kind: "not_found" };
    return { kind: "moved", to: "/", permanent: false };
  }
}

/** The part of resolving that needs no server. */
function resolveLocally(
  address: Address,
  { known }: Pick<Resolver, "known">,
): Resolution | undefined {
  const match = matchRoute(address.path);
  if (match)
    return { kind: "page", type: match.type, id: idOf(match.params), params: match.params };
  const page = known(normalPath(address.path));
  return page && { kind: "page", type: page.type, id: page.id, params: {} };
}

function ofReply(reply: LookupReply, address: Address): Resolution {
  if (reply.redirect_url) {
    return { kind: "moved", to: reply.redirect_url, permanent: reply.redirect_code === 301 };
  }
  if (isLookupType(reply.type)) {
    return { kind: "page", type: reply.type, id: reply.id ?? undefined, params: {} };
  }
  if (reply.type === "not_found" || new URLSearchParams(address.search).has(RELOAD_MARKER)) {
    return { kind: "not_found" };
  }
  return { kind: "reload", to: withMarker(address) };
}

function withMarker(address: Address): string {
  const query = new URLSearchParams(address.search);
  query.set(RELOAD_MARKER, "1");
  return hrefOf({ ...address, search: `?${query.toString()}` });
}

function idOf(params: Params): number | undefined {
  const id = params["productId"] ?? params["blogId"];
  return id === undefined ? undefined : Number(id);
}
