import type { StoreSettings } from "./settings.ts";

/** What is done to goods before they leave: nothing, sewing, or sewing once somebody has digitized a logo. */
export type Making = "none" | "sewn" | "digitized";

type Settings = Pick<StoreSettings, "sewingDays" | "digitizingDays">;

const DAYS: Readonly<Record<Making, (settings: Settings) => number>> = {
  none: () => 0,
  sewn: ({ sewingDays }) => sewingDays,
  digitized: ({ sewingDays, digitizingDays }) => sewingDays + digitizingDays,
};

/** How many days of the warehouse's work it takes (decision 0113). */
export const daysOfMaking = (making: Making, settings: Settings): number => DAYS[making](settings);
