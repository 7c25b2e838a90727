import { pageEventToWire } from "@placket/contract/analytics/recommendation.codec";
import type { PageAnalytics } from "@placket/contract/analytics/page-analytics.codec";
import { pageEvent } from "@placket/domain/analytics/recommendation";
import { account } from "../customer/account.ts";
import { until } from "../events/observable.ts";
import { isAllowed } from "../storage/stored.ts";
import { letIn } from "./outside-script.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Teller } from "./teller.ts";
import { note } from "./told.ts";

/** What the service's script reads, and what it puts beside that once it is there. */
interface Service {
  certona?: unknown;
  readonly certonaResx?: { readonly run?: () => void };
}

/** Tells the recommendation service of pages, where it is on and the shopper consented to marketing (ANALYTICS-09). */
export function recommender(analytics: PageAnalytics, teller: Teller) {
  let isIn = false;
  let latest: PageFacts | undefined;
  const settle = ({ page, shown }: PageFacts): void => {
    if (!teller.may("marketing")) return;
    const event = pageEvent(analytics, page, { ...shown, customerId: account.get()?.id });
    if (!event) return;
    const { certonaEnvironment: environment, certonaTitle: title } = analytics;
    const service = globalThis as Service;
    service.certona = pageEventToWire(event, { environment, title });
    note(`recommendations: ${page} ${event.itemIds.slice(0, 5).join(", ")}`, "told");
    if (isIn) return service.certonaResx?.run?.();
    isIn = true;
    letIn(analytics.certonaScript);
  };
  return {
    hasLetIn: () => isIn,
    /** Of a page whose facts are there, once it is known who looks at it; of one that was left by then no more. */
    tell: (facts: PageFacts): void => {
      latest = facts;
      if (!isAllowed("marketing")) return;
      if (account.get() !== undefined) settle(facts);
      else
        void until(account, (who) => who !== undefined).then(() => {
          if (latest === facts) settle(facts);
        });
    },
  };
}
