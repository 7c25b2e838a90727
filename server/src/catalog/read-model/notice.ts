/**
 * What the triggers of migration 0012 tell on the channel `catalog`: the products that changed, those of
 * which only stock did, that rules which lower prices did, or that anything may have changed.
 */
type Notice =
  | { readonly of: "products" | "stock"; readonly ids: readonly number[] }
  | { readonly of: "rules" }
  | { readonly of: "everything" };

export const CHANNEL = "catalog";
/** Ids are 32-bit numbers. */
const MAX_ID = 2_147_483_647;

/** Anything that it does not understand may be everything. */
export function readNotice(payload: string): Notice {
  if (payload === "rules") return { of: "rules" };
  const [, of, list = ""] = /^(products|stock):([\d,]*)$/.exec(payload) ?? [];
  if (of !== "products" && of !== "stock") return { of: "everything" };
  const ids = list.split(",").map(Number);
  return { of, ids: ids.filter((id) => id > 0 && id <= MAX_ID) };
}
