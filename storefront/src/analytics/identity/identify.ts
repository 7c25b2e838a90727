import type { PageAnalytics } from "@placket/contract/analytics/page-analytics.codec";
import { identityFromWire } from "@placket/contract/identity/identity.codec";
import { CallError } from "@placket/web/call/call-error";
import { note } from "../told.ts";
import { account } from "../../customer/account.ts";
import { subscribe } from "../../events/events.ts";
import type { Running } from "../../room.ts";
import { dotdigitalScripts } from "./dotdigital-scripts.ts";
import { typedEmail } from "./typed-email.ts";

interface Told {
  /** Whether anything may be told of whoever is here, as it stands now. */
  readonly may: () => boolean;
  /** Whether scripts of others may run in this document. */
  readonly hears: boolean;
}

/**
 * Tells the store whose address it is, on page load, after a login, and when a field for one's own address is left
 * (ANALYTICS-11, ANALYTICS-14); and Dotdigital's scripts, where they may run, who the store says it is (CART-42). Nothing
 * of it happens without consent to marketing, which is asked for each.
 */
export function identifier(
  { shop, router }: Pick<Running, "client" | "shop" | "router">,
  analytics: PageAnalytics,
  { may, hears }: Told,
): { readonly hasLetIn: () => boolean; readonly stop: () => void } {
  if (!analytics.dotdigitalEnabled) return { hasLetIn: () => false, stop: () => undefined };
  const scripts = dotdigitalScripts(analytics);
  const told = new Set<string>();
  let visited = -1;
  const capture = async (email: string) => {
    if (!may() || told.has(email)) return;
    told.add(email);
    // What it answers is looked at by nobody, only whether it was answered (OPEN-26).
    const isTold =
      (await answered(shop.call("captureIdentity", { params: { email } }))) !== undefined;
    note("identity", isTold ? "told" : "not told");
    if (!isTold) told.delete(email);
    else await identify();
  };
  const identify = async () => {
    if (!scripts.hasLetIn()) return;
    const found = await answered(shop.call("abandonedCartData"));
    const identity = found && identityFromWire(found);
    if (identity !== undefined && may()) scripts.identify(identity);
  };
  const look = () => {
    if (!may()) return;
    const { visit } = router.navigation.get();
    const isFirst = visited === -1;
    if (hears && visit !== visited) {
      visited = visit;
      scripts.page();
    }
    const email = account.get()?.email;
    if (email !== undefined) void capture(email);
    else if (isFirst && visited !== -1) void identify();
  };
  const left = ({ target }: FocusEvent) => {
    const email = typedEmail(target);
    if (email !== undefined) void capture(email);
  };
  document.addEventListener("focusout", left);
  const stops = [
    account.subscribe(look),
    router.navigation.subscribe(look),
    subscribe("consent.chosen", look),
  ];
  look();
  return {
    hasLetIn: scripts.hasLetIn,
    stop: () => {
      document.removeEventListener("focusout", left);
      for (const stop of stops) stop();
    },
  };
}

/** What a call answered; undefined where it was refused, or nobody answered: shoppers have asked for nothing. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
