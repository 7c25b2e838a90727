import { isOn, line, listOf, oneOf, whole, type ValueCheck } from "../value-checks.ts";
import type { AnalyticsSettings } from "./analytics-settings.ts";
import { RESOURCE_TYPES } from "./resource-type.ts";

/** A container as the tag manager names it. */
const CONTAINER_OR_NOTHING = /^(?:GTM-[A-Z\d]{4,12})?$/;

/**
 * An address that a page's policy can name and its script can be asked from: https, a host that is a name, no sign-in,
 * no fragment, and nothing that would end a source of the policy.
 */
const SCRIPT_OR_NOTHING =
  /^(?:https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,63}(?::\d{1,5})?\/[\w~!$&()*+.,=:@%/?-]*)?$/;

const container = line(20, CONTAINER_OR_NOTHING, "store.settingContainer");

/** What each setting of analytics may be. */
export const ANALYTICS_CHECKS: Readonly<Record<keyof AnalyticsSettings, ValueCheck>> = {
  gtmId: container,
  ga4GtmId: container,
  certonaEnabled: isOn,
  certonaScript: line(300, SCRIPT_OR_NOTHING, "store.settingScript"),
  certonaEnvironment: line(60, /^[\w-]*$/, "store.settingKey"),
  certonaPages: listOf(oneOf(RESOURCE_TYPES)),
  certonaTitle: line(100, /\S/),
  portalTracking: isOn,
  eventsAcrossTabs: isOn,
  dotdigitalEnabled: isOn,
  dotdigitalPageTracking: line(300, SCRIPT_OR_NOTHING, "store.settingScript"),
  dotdigitalProfile: line(40, /^(?:DM-\d{6,12}-\d{1,3})?$/, "store.settingKey"),
  dotdigitalCarts: isOn,
  dotdigitalCartHours: whole(1, 168),
  metaConversionEnabled: isOn,
  metaPixelId: line(20, /^(?:\d{5,20})?$/, "store.settingPixel"),
  metaConversionProduct: isOn,
  metaConversionCategory: isOn,
  metaConversionCart: isOn,
  metaConversionWishlist: isOn,
  metaConversionSearch: isOn,
  metaConversionRegistration: isOn,
  metaConversionEmbroidery: isOn,
  metaConversionInitCheckout: isOn,
  metaConversionPortal: isOn,
};
