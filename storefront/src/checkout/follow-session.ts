import { sessionOf } from "@placket/contract/checkout/checkout.codec";
import { syncSession, type SessionRules } from "@placket/domain/checkout/session";
import { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../api/shop.ts";
import { keepCartId, keptCartId } from "../cart/cart-id.ts";
import { loginHref } from "../routing/referer.ts";
import { hrefTo } from "../routing/routes.ts";
import { storageKeys, type StorageKey } from "../storage/keys.ts";
import { removeStored, writeStored } from "../storage/stored.ts";

/** What following the session may use. */
interface Ways {
  readonly rules: SessionRules;
  readonly refetch: () => Promise<void>;
  readonly leave: (href: string) => Promise<void>;
}

/** A session that cannot be fetched changes nothing, and nobody is told (CHECK-13). */
export async function followSession(shop: Shop, { rules, refetch, leave }: Ways): Promise<void> {
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
