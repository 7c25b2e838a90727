import { createHash } from "node:crypto";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import { lineIdentity } from "@placket/domain/cart/line-identity";

/** Two lines of a cart are one when their hashes are equal. */
export function lineHash(line: HashedLine): string {
  return createHash("sha256").update(lineIdentity(line)).digest("hex");
}

type HashedLine = Omit<StoredCartItem, "id" | "quantity">;
