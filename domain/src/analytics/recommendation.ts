import type { ResourceType } from "../store/analytics/resource-type.ts";
import type { AnalyticsSettings } from "../store/analytics/analytics-settings.ts";
import { trackedCurrency, type TrackedItem } from "./tracked.ts";

/** What the recommendation service is told of a page (OPEN-33). */
export interface PageEvent {
  readonly page: ResourceType;
  readonly itemIds: readonly string[];
  readonly currency: string;
  readonly customerId?: number;
  /** Of a page that shows an order that was placed. */
  readonly orderNumber?: string;
}

type Service = Pick<AnalyticsSettings, "certonaEnabled" | "certonaScript" | "certonaPages">;

/** Products that a page names at most. */
const ITEMS_MAX = 100;

/**
 * What the service is told of a page; undefined where it is told nothing: it is off, has no script, or not this kind of
 * page (ANALYTICS-10, OPEN-33).
 */
export function pageEvent(
  { certonaEnabled, certonaScript, certonaPages }: Service,
  page: ResourceType,
  facts: {
    readonly items?: readonly TrackedItem[] | undefined;
    readonly currency?: string | undefined;
    readonly customerId?: number | undefined;
    readonly orderNumber?: string | undefined;
  },
): PageEvent | undefined {
  if (!certonaEnabled || certonaScript === "" || !certonaPages.includes(page)) return undefined;
  const { items = [], currency, customerId, orderNumber } = facts;
  return {
    page,
    itemIds: [...new Set(items.map(({ sku }) => sku))].slice(0, ITEMS_MAX),
    currency: trackedCurrency(currency),
    ...(customerId !== undefined && { customerId }),
    ...(page === "success" && orderNumber !== undefined && { orderNumber }),
  };
}
