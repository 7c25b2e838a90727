import { readStored, type StoredKind } from "@placket/contract/order/stored-order.codec";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { problem, type Problem } from "@placket/domain/problem";
import type { OrderDraft } from "./order.sql.ts";

/** Something that no reader of the order could make anything of. */
interface Illegible {
  /** For whoever can mend the cart: it is as if that were missing. */
  readonly problem: Problem;
  /** For the log: what it is, and the first place that is wrong. */
  readonly fault: string;
}

interface Kept {
  readonly draft: Pick<OrderDraft, "billing_address" | "shipping_address" | "shipping_method">;
  readonly items: readonly Pick<CartItem, "id" | "sku" | "bundled" | "configuration" | "parts">[];
}

/**
 * What an order would keep of its cart and nobody could read again (decision 0036), told by the very reader of
 * orders: a cart's row may be older than this version, or mended by hand.
 */
export function illegibleOf({ draft, items }: Kept): readonly Illegible[] {
  const { billing_address, shipping_address, shipping_method } = draft;
  const address = problem("checkout.shippingAddressMissing");
  const method = problem("checkout.shippingMethodMissing");
  return [
    ...illegible("address", shipping_address, { what: "Shipping address", problem: address }),
    ...illegible("method", shipping_method, { what: "Shipping method", problem: method }),
    ...illegible("address", billing_address, {
      what: "Billing address",
      problem: problem("checkout.billingAddressMissing"),
    }),
    ...items.flatMap((item) =>
      illegible("configuration", keptConfiguration(item), {
        what: `Item ${item.sku}`,
        problem: problem("cart.productUnavailable", `items.${item.id}`),
      }),
    ),
  ];
}

interface Named {
  readonly what: string;
  readonly problem: Problem;
}

/** Nothing is wrong with what is not kept at all. */
function illegible(kind: StoredKind, value: unknown, named: Named): readonly Illegible[] {
  const stored = value === null ? null : readStored(kind, value);
  if (!stored || stored.ok) return [];
  return [{ problem: named.problem, fault: `${named.what}: ${stored.why}` }];
}

/** How an order keeps what was chosen of a line, with what its services are called and cost on this day. */
export function keptConfiguration({
  configuration,
  bundled,
  parts,
}: Pick<CartItem, "bundled" | "configuration" | "parts">) {
  const kept = { ...configuration, ...(parts.length > 0 && { parts }) };
  if (bundled.length === 0) return kept;
  // What was chosen stands in it with its products.
  const { bundle: _bundle, ...rest } = kept;
  return { ...rest, bundled, parts };
}
