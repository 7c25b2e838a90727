import { CallError } from "@placket/web/call/call-error";
import { knownCustomer } from "../session/known-customer.ts";
import { subscribe } from "../events/events.ts";
import type { Shop } from "../api/shop.ts";
import { forgetViewed, keepViewed, readViewed } from "./viewed-ids.ts";
import { noteViewed, ownViewed } from "./viewed.queries.ts";

/**
 * Once the page is there, what the account remembers takes the place of what the browser does (WISH-20); what was
 * looked at before a login is told to the account, and after a logout forgotten (WISH-21). Nobody waits for it, and
 * what fails is silent: the browser's own list stays. Gives what ends it.
 */
export function followAccount(shop: Shop): () => void {
  let known: number | undefined;
  const take = async (ids: Promise<readonly number[]>) => {
    try {
      keepViewed(await ids);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  const refresh = () => {
    const id = knownCustomer.get()?.id;
    if (id === undefined || id === known) return;
    known = id;
    const local = readViewed();
    void take(local.length > 0 ? noteViewed(shop, local) : ownViewed(shop));
  };
  readViewed();
  const stops = [
    knownCustomer.subscribe(refresh),
    subscribe("customer.loggedOut", () => {
      known = undefined;
      forgetViewed();
    }),
  ];
  refresh();
  return () => stops.forEach((stop) => stop());
}
