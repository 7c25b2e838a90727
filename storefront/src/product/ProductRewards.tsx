import { productRewardsFromWire } from "@placket/contract/reward/product-rewards.codec";
import { variantOf } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { shopKey, useShop } from "../api/shop.ts";
import type { Product } from "../catalog/product/product.queries.ts";
import { queryOptions } from "../query/query.ts";
import { useQuery } from "../query/use-query.ts";
import { useConfig } from "../store/config.queries.ts";
import styles from "./ProductRewards.module.css";

interface ProductRewardsProps {
  readonly product: Pick<Product, "sku">;
  readonly choosing: Choosing;
}

/** What a piece of what is chosen earns whoever looks at it (PDP-09): asked for last of all, in a line kept for it. */
export function ProductRewards({ product, choosing }: ProductRewardsProps) {
  const { hasRewards } = useConfig();
  return hasRewards ? <Earned sku={variantOf(choosing)?.sku ?? product.sku} /> : null;
}

function Earned({ sku }: { readonly sku: string }) {
  const shop = useShop();
  // Nobody misses it where it does not come.
  const { data } = useQuery(
    queryOptions({
      queryKey: shopKey(shop, "product rewards", sku),
      queryFn: async () =>
        productRewardsFromWire(await shop.call("productRewards", { params: { sku } })),
    }),
  );
  return (
    <p className={styles["rewards"]}>
      {data?.message}
      {data?.notification ? <span className="muted"> · {data.notification}</span> : null}
    </p>
  );
}
