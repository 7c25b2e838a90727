import { expect } from "vitest";
import { PAGES_SCRIPT, SERVICE_SCRIPT } from "../outsiders.ts";
import type { Shopper } from "../shopper.ts";
import { restoresSettings, setsSettings } from "./settings.ts";
import { signsIn } from "./staff.ts";

const TOLD = {
  gtmId: "GTM-FIRST1",
  ga4GtmId: "GTM-SECOND2",
  certonaEnabled: true,
  certonaScript: SERVICE_SCRIPT,
  eventsAcrossTabs: true,
};

const DOTDIGITAL = {
  dotdigitalEnabled: true,
  dotdigitalPageTracking: PAGES_SCRIPT,
  dotdigitalProfile: "DM-1234567890-01",
};

/** What the tag manager is asked for, of both layers. */
export const CONTAINERS = [
  "https://www.googletagmanager.com/gtm.js?id=GTM-FIRST1&l=dataLayer",
  "https://www.googletagmanager.com/gtm.js?id=GTM-SECOND2&l=ga4DataLayer",
];

/** While a walk lasts the shop tells a tag manager, a recommendation service and other tabs what shoppers do. */
export const whileShopTells = (staff: Shopper, walk: () => Promise<void>): Promise<void> =>
  whileSet(staff, TOLD, walk);

/** While a walk lasts, the shop tells Dotdigital whose address is whose, by its scripts as well. */
export const whileDotdigitalIsTold = (staff: Shopper, walk: () => Promise<void>): Promise<void> =>
  whileSet(staff, DOTDIGITAL, walk);

async function whileSet(
  staff: Shopper,
  set: Readonly<Record<string, unknown>>,
  walk: () => Promise<void>,
): Promise<void> {
  await signsIn(staff, "/admin");
  const before = await setsSettings(staff, set);
  try {
    const tells = async () =>
      (await (await staff.page.request.get("/")).text()).includes(" data-analytics=");
    await expect.poll(tells).toBe(true);
    await walk();
  } finally {
    await restoresSettings(staff, before, set);
  }
}
