import { stores } from "../store/store-config.ts";
import type { OutsideSource } from "../html/outside-origins.ts";

/** What the tag manager names for pages with a Content-Security-Policy; its tags of GA4 send there. */
const TAG_MANAGER = {
  scripts: ["https://www.googletagmanager.com"],
  connections: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  images: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

/** Whoever is told what shoppers do, where a store view has that switched on (ANALYTICS-01, ANALYTICS-09). */
export const analyticsOrigins: OutsideSource = (held) => {
  const directory = held(stores);
  const shops = directory.views.map((view) => directory.settingsOf(view));
  const manager = shops.some(({ gtmId, ga4GtmId }) => gtmId !== "" || ga4GtmId !== "");
  const services = shops
    .filter(({ certonaEnabled, certonaScript }) => certonaEnabled && certonaScript !== "")
    .map(({ certonaScript }) => new URL(certonaScript).origin);
  const service = [...new Set(services)];
  const found = manager ? TAG_MANAGER : { scripts: [], connections: [], images: [] };
  return {
    scripts: [...found.scripts, ...service],
    connections: [...found.connections, ...service],
    images: [...found.images, ...service],
  };
};
