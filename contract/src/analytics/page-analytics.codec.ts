import type {
  AnalyticsSettings,
  MetaConversionSettings,
} from "@placket/domain/store/analytics/analytics-settings";

/** What a page knows of who is told what shoppers do, and of whom. */
export type PageAnalytics = Pick<
  AnalyticsSettings,
  | "gtmId"
  | "ga4GtmId"
  | "certonaEnabled"
  | "certonaScript"
  | "certonaEnvironment"
  | "certonaPages"
  | "certonaTitle"
  | "portalTracking"
  | "eventsAcrossTabs"
  | "dotdigitalEnabled"
  | "dotdigitalPageTracking"
  | "dotdigitalProfile"
>;

/** As `html` carries it, JSON; undefined where a shop tells nobody anything: such a page loads nothing for it. */
export function pageAnalyticsText(
  shop: Omit<AnalyticsSettings, keyof MetaConversionSettings>,
): string | undefined {
  const { gtmId, ga4GtmId, certonaScript, certonaEnvironment, certonaPages, certonaTitle } = shop;
  const { portalTracking, eventsAcrossTabs } = shop;
  const certonaEnabled = shop.certonaEnabled && certonaScript !== "";
  const { dotdigitalEnabled, dotdigitalPageTracking, dotdigitalProfile } = shop;
  const isTold = gtmId !== "" || ga4GtmId !== "" || certonaEnabled || dotdigitalEnabled;
  if (!isTold && !eventsAcrossTabs) return undefined;
  const told: PageAnalytics = {
    gtmId,
    ga4GtmId,
    certonaEnabled,
    certonaScript,
    certonaEnvironment,
    certonaPages,
    certonaTitle,
    portalTracking,
    eventsAcrossTabs,
    dotdigitalEnabled,
    dotdigitalPageTracking,
    dotdigitalProfile,
  };
  return JSON.stringify(told);
}

/** What the page's own server wrote there. */
export const readPageAnalytics = (text: string): PageAnalytics => JSON.parse(text) as PageAnalytics;
