import type { PageAnalytics } from "@placket/contract/analytics/page-analytics.codec";
import { mayTrack } from "@placket/domain/analytics/may-track";
import type { Action } from "@placket/domain/analytics/actions.data";
import type { TrackedFacts } from "@placket/domain/analytics/tracked";
import { account } from "../customer/account.ts";
import { until } from "../events/observable.ts";
import type { Running } from "../room.ts";
import { isAllowed } from "../storage/stored.ts";
import { readConfig } from "../store/config.queries.ts";
import { carry, takeCarried } from "./carried.ts";
import { pushTracked } from "./data-layers.ts";
import { openContainer } from "./tag-manager.ts";
import { note } from "./told.ts";

/** Who is told what a shopper does. */
export interface Teller {
  /** Whether anything may be told in a category of consent, as it stands now. */
  readonly may: (category: "analytics" | "marketing") => boolean;
  /** Tells what was done, once it is known by whom; what was done without consent is not told, now or later. */
  readonly tell: (action: Action, facts: TrackedFacts) => void;
  /** Whether scripts of others have come into this document. */
  readonly hasLetIn: () => boolean;
}

type Place = Pick<Running, "client" | "shop">;

/**
 * The teller of a document. Where scripts of others may run it puts what was done into the data layers, and lets the tag
 * manager in with the first of it; elsewhere it keeps it for the next document in which they may (decision 0143).
 * @param hears whether they may in this document
 */
export function createTeller(
  { client, shop }: Place,
  analytics: PageAnalytics,
  hears: boolean,
): Teller {
  const { gtmId, ga4GtmId, portalTracking: tracksPortals } = analytics;
  const hasManager = gtmId !== "" || ga4GtmId !== "";
  let isOpen = false;
  const may: Teller["may"] = (category) => {
    const who = account.get();
    return (
      who !== undefined &&
      mayTrack({
        isAllowed: isAllowed(category),
        portalId: who?.portalId ?? readConfig(shop, client).portal?.id,
        tracksPortals,
        isActedFor: who !== null && who?.actedBy !== null,
      })
    );
  };
  const open = () => {
    if (isOpen || !hasManager) return;
    isOpen = true;
    openContainer(gtmId, "first");
    openContainer(ga4GtmId, "ga4");
  };
  const settle: Teller["tell"] = (action, facts) => {
    const tracked = { action, facts };
    if (!may("analytics")) return note(tracked, "not told");
    if (!hears) {
      carry(tracked);
      return note(tracked, "carried");
    }
    for (const carried of takeCarried()) {
      pushTracked(carried);
      note(carried, "told");
    }
    pushTracked(tracked);
    note(tracked, "told");
    open();
  };
  return {
    may,
    hasLetIn: () => isOpen,
    tell: (action, facts) => {
      // Consent counts as it stands when it is done; and of whom it is known once the account is.
      if (!isAllowed("analytics")) note({ action, facts }, "not told");
      else if (account.get() !== undefined) settle(action, facts);
      else void until(account, (who) => who !== undefined).then(() => settle(action, facts));
    },
  };
}
