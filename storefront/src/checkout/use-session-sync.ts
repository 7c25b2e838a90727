import { useEffect } from "react";
import { useShop } from "../api/shop.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { useQueryClient } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { useConfig } from "../store/config.queries.ts";
import { followSession } from "./late-parts.tsx";

/** Follows the server's session once per visit of the checkout (CHECK-08 to 12). */
export function useSessionSync(): void {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const { checkoutNeedsCart: needsCart, checkoutNeedsLogin: needsLogin, punchout } = useConfig();
  const isPunchout = punchout !== null;
  useEffect(() => {
    // A buyer of a procurement system orders there.
    if (isPunchout) {
      void router.navigate(hrefTo("punchoutCart"), { replace: true });
      return;
    }
    const rules = { needsCart, needsLogin };
    const refetch = () => client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    void followSession(shop, { rules, refetch, leave: (href) => router.navigate(href) });
  }, [shop, client, router, needsCart, needsLogin, isPunchout]);
}
