import { isOn, whole, type ValueCheck } from "./value-checks.ts";

/** What is fetched ahead for whoever is signed in (CONF-18). */
export interface WarmUpSettings {
  /** Whether first pages of categories are, and how long after a page was opened. */
  readonly categoriesWarmUp: boolean;
  readonly categoriesWarmUpMs: number;
  /** The same of the other pages of the category that is open. */
  readonly pagesWarmUp: boolean;
  readonly pagesWarmUpMs: number;
  /** After how many seconds a browser does so again. */
  readonly warmUpSeconds: number;
}

export const warmUpSettingDefaults: WarmUpSettings = {
  categoriesWarmUp: false,
  categoriesWarmUpMs: 6_000,
  pagesWarmUp: false,
  pagesWarmUpMs: 12_000,
  warmUpSeconds: 86_400,
};

const pause = whole(0, 600_000);

export const WARM_UP_CHECKS: Readonly<Record<keyof WarmUpSettings, ValueCheck>> = {
  categoriesWarmUp: isOn,
  categoriesWarmUpMs: pause,
  pagesWarmUp: isOn,
  pagesWarmUpMs: pause,
  // A year.
  warmUpSeconds: whole(60, 31_536_000),
};
