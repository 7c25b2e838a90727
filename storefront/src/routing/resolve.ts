import type { Lookup } from "@placket/contract/routing/routing.codec";
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

export interface Resolver {
  /** Whether there is a page of a type; an address of another one may have moved to where one is. */
  draws(type: PageType): boolean;
  /** By normal path (ROUTE-34, ROUTE-35). */
  known(path: string): KnownPage | undefined;
  /** The server's word; null where no page is. */
  lookup(address: Address): Promise<Lookup | null>;
  /**
   * Where "no such page" leads: the page returns to `/` (ROUTE-37); the first answer of a server is
   * the not-found page with its status.
   */
  readonly noSuchPage: "home" | "not_found";
}

/** Marks an address that was loaded anew because its type was unknown; it happens once (OPEN-45). */
const RELOAD_MARKER = "_reload";

/**
 * Local patterns first, then the registered addresses, then the server (ROUTE-01, ROUTE-24), which is also asked where
 * a pattern stands for a page that nothing draws.
 */
export async function resolveAddress(address: Address, resolver: Resolver): Promise<Resolution> {
  const at = resolveLocally(address, resolver);
  if (at && resolver.draws(at.type)) return at;
  const found = await resolver.lookup(address);
  if (found) return ofLookup(found, address);
  if (at) return at;
  if (resolver.noSuchPage === "not_found") return { kind: "not_found" };
  return { kind: "moved", to: "/", permanent: false };
}

/** The part of resolving that needs no server. */
function resolveLocally(
  address: Address,
  { known }: Pick<Resolver, "known">,
): Extract<Resolution, { kind: "page" }> | undefined {
  const match = matchRoute(address.path);
  if (match)
    return { kind: "page", type: match.type, id: idOf(match.params), params: match.params };
  const page = known(normalPath(address.path));
  return page && { kind: "page", type: page.type, id: page.id, params: {} };
}

function ofLookup({ type, id, movedTo, isForGood }: Lookup, address: Address): Resolution {
  if (movedTo) return { kind: "moved", to: movedTo, permanent: isForGood };
  if (isLookupType(type)) return { kind: "page", type, id, params: {} };
  if (type === "not_found" || new URLSearchParams(address.search).has(RELOAD_MARKER)) {
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
