import { expect } from "vitest";
import { SERVICE_SCRIPT } from "../outsiders.ts";
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

/** What the tag manager is asked for, of both layers. */
export const CONTAINERS = [
  "https://www.googletagmanager.com/gtm.js?id=GTM-FIRST1&l=dataLayer",
  "https://www.googletagmanager.com/gtm.js?id=GTM-SECOND2&l=ga4DataLayer",
];

/** While a walk lasts the shop tells a tag manager, a recommendation service and other tabs what shoppers do. */
export async function whileShopTells(staff: Shopper, walk: () => Promise<void>): Promise<void> {
  await signsIn(staff, "/admin");
  const before = await setsSettings(staff, TOLD);
  try {
    const tells = async () =>
      (await (await staff.page.request.get("/")).text()).includes("GTM-FIRST1");
    await expect.poll(tells).toBe(true);
    await walk();
  } finally {
    await restoresSettings(staff, before, TOLD);
  }
}
