import { createHash } from "node:crypto";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import { lineIdentity } from "@placket/domain/cart/line-identity";

/** Two lines of a cart are one when their hashes are equal. */
export function lineHash({ configuration, ...line }: HashedLine): string {
  const identity = lineIdentity({ ...line, parts: configuration.parts ?? [] });
  return createHash("sha256").update(identity).digest("hex");
}

type HashedLine = Omit<StoredCartItem, "id" | "quantity">;
