import { lateModule } from "@placket/web/late/late-module";
import { useEffect } from "react";
import { useShop } from "../../api/shop.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { whenIdle } from "../../routing/idle.ts";
import { useKnownCustomer } from "../../session/known-customer.ts";
import { useConfig } from "../../store/config.queries.ts";

const script = lateModule(() => import("./start.ts"));

/** Fetches categories ahead for whoever is signed in, where the shop says so (PERSIST-12, PERSIST-16). */
export function WarmUp() {
  const client = useQueryClient();
  const shop = useShop();
  const { warmUp: plan } = useConfig();
  const isSignedIn = Boolean(useKnownCustomer());
  useEffect(() => {
    if (!plan || !isSignedIn) return undefined;
    const leaving = new AbortController();
    const begin = async () => {
      await whenIdle();
      const { start } = await script();
      if (!leaving.signal.aborted) start({ client, shop, plan, signal: leaving.signal });
    };
    // Without the script nothing is fetched ahead.
    void begin().catch(() => undefined);
    return () => leaving.abort();
  }, [client, shop, plan, isSignedIn]);
  return null;
}
