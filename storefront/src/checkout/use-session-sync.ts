import { sessionOf } from "@placket/contract/checkout/checkout.codec";
import { syncSession, type SessionRules } from "@placket/domain/checkout/session";
import { useQueryClient } from "../query/use-query.ts";
import { useEffect } from "react";
import { CallError } from "@placket/web/call/call-error";
import { useShop, type Shop } from "../api/shop.ts";
import { keepCartId, keptCartId } from "../cart/cart-id.ts";
import { cartQuery } from "../cart/cart.queries.ts";
import { loginHref } from "../routing/referer.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { hrefTo } from "../routing/routes.ts";
import { useConfig } from "../store/config.queries.ts";
import { storageKeys, type StorageKey } from "../storage/keys.ts";
import { removeStored, writeStored } from "../storage/stored.ts";

/** Follows the server's session once per visit of the checkout (CHECK-08 to 12). */
export function useSessionSync(): void {
  const shop = useShop();
  const client = useQueryClient();
  const router = useRouter();
  const { checkoutNeedsCart: needsCart } = useConfig();
  useEffect(() => {
    // Guests may buy: nobody is sent to the login.
    const rules: SessionRules = { needsCart, needsLogin: false };
    const refetch = () => client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    void followSession(shop, { rules, refetch, leave: (href) => router.navigate(href) });
  }, [shop, client, router, needsCart]);
}

interface Ways {
  readonly rules: SessionRules;
  readonly refetch: () => Promise<void>;
  readonly leave: (href: string) => Promise<void>;
}

/** A session that cannot be fetched changes nothing, and nobody is told (CHECK-13). */
async function followSession(shop: Shop, { rules, refetch, leave }: Ways): Promise<void> {
  const session = await shop.call("checkoutSession").catch((error: unknown) => {
    if (error instanceof CallError) return undefined;
    throw error;
  });
  if (!session) return;
  const sync = syncSession(sessionOf(session), rules);
  mirror(storageKeys.customerEmail, sync.customerEmail);
  mirror(storageKeys.customerToken, sync.customerToken);
  mirror(storageKeys.customerTokenCookie, sync.customerToken);
  if (sync.customerToken === null) writeStored(storageKeys.isExplicitGuest, "1");
  // The storage leads (reading 61): a guest's own id is not exchanged for the cookie's.
  if (sync.keepCartId !== undefined && keptCartId() === undefined) {
    keepCartId(sync.keepCartId);
    await refetch();
  }
  if (sync.leaveFor === "home") await leave(hrefTo("home"));
  if (sync.leaveFor === "login") await leave(loginHref(hrefTo("checkout")));
}

function mirror(key: StorageKey<string>, value: string | null): void {
  if (value === null) removeStored(key);
  else writeStored(key, value);
}
