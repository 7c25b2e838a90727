import type { OutsideSource } from "../html/outside-origins.ts";
import { stores } from "../store/store-config.ts";

/** Where its script of web behavior tracking comes from, and where that sends to, by regions. */
const BEHAVIOR = { script: "https://static.trackedweb.net", sends: "https://*.trackedweb.net" };

/** Dotdigital's scripts, where a store view has them switched on (ANALYTICS-15). */
export const dotdigitalOrigins: OutsideSource = (held) => {
  const directory = held(stores);
  const on = directory.views
    .map((view) => directory.settingsOf(view))
    .filter(({ dotdigitalEnabled }) => dotdigitalEnabled);
  const behavior = on.some(({ dotdigitalProfile }) => dotdigitalProfile !== "");
  const tracking = on
    .filter(({ dotdigitalPageTracking }) => dotdigitalPageTracking !== "")
    .map(({ dotdigitalPageTracking }) => new URL(dotdigitalPageTracking).origin);
  const own = [...new Set(tracking)];
  const sends = [...own, ...(behavior ? [BEHAVIOR.sends] : [])];
  return {
    scripts: [...own, ...(behavior ? [BEHAVIOR.script] : [])],
    connections: sends,
    images: sends,
  };
};
