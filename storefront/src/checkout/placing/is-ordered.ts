import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../../api/shop.ts";

/** Asked of the server; when it does not answer, the order is looked after as if it stood. */
export async function isOrdered(shop: Shop, cartId: string): Promise<boolean> {
  try {
    await shop.call("getCart", { query: { cartId } });
    return false;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return !error.problems.some(({ error: key }) => key === "cart.noSuchCart");
  }
}
