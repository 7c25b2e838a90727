import { urlKeyOf } from "@placket/domain/catalog-import/url-key";
import { isStorePath } from "@placket/domain/routing/store-path";
import type { Ctx } from "../../context.ts";
import { loadUrlKeys } from "../import/dictionary/reference.sql.ts";
import type { ProductState } from "../import/draft/product-state.ts";
import { holdAddresses, selectCategoryPaths } from "./staff-product.sql.ts";

/** New products, each with an address: the one that was said, else its name's, with its sku behind it where that is taken. */
export async function freeAddresses(
  tx: Ctx,
  made: readonly ProductState[],
): Promise<readonly ProductState[]> {
  await holdAddresses(tx.db);
  const wanted = made.map((state) => ({ state, keys: candidates(state) }));
  const all = wanted.flatMap(({ keys }) => keys);
  const taken = new Set([
    ...(await loadUrlKeys(tx.db, all, false)).keys(),
    ...(await selectCategoryPaths(tx.db, all)),
  ]);
  return wanted.map(({ state, keys }) => {
    const free = keys.find((key) => !taken.has(key) && !isStorePath(key)) ?? lastKey(state);
    taken.add(free);
    return { ...state, fields: { ...state.fields, url_key: free } };
  });
}

function candidates({ sku, fields: { name, url_key } }: ProductState): string[] {
  if (url_key !== "") return [url_key];
  const [ofName, ofSku] = [urlKeyOf(name), urlKeyOf(sku)];
  return [ofName, [ofName, ofSku].filter((part) => part !== "").join("-")].filter(
    (key) => key !== "",
  );
}

/** No letter of it stands in an address, or all of them are taken. */
const lastKey = ({ sku }: ProductState) =>
  `product-${Buffer.from(sku.toLowerCase()).toString("hex")}`;
