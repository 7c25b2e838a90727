import type { ErrorKey } from "../errors.ts";
import { problem, type Problem } from "../problem.ts";
import { isSetting } from "./check-setting.ts";
import { storeSettingDefaults, type StoreSettings } from "./settings.ts";

type Path = keyof StoreSettings;

/** What several settings have to be together, each of them good by itself. */
interface Together {
  readonly paths: readonly Path[];
  readonly error: ErrorKey;
  readonly fits: (settings: StoreSettings) => boolean;
}

/**
 * What is wrong with settings together, told at each of them that was changed: a range that ends before it begins
 * serves nobody, and nobody sees why.
 */
export const checkTogether = (settings: StoreSettings, changed: readonly string[]): Problem[] =>
  togetherWith(changed)
    .filter(({ fits }) => !fits(settings))
    .flatMap(({ paths, error }) =>
      paths.filter((path) => changed.includes(path)).map((path) => problem(error, path, path)),
    );

/** Whether these settings are looked at together with others. */
export const isTogether = (changed: readonly string[]): boolean => togetherWith(changed).length > 0;

const togetherWith = (changed: readonly string[]) =>
  TOGETHER.filter(({ paths }) => paths.some((path) => changed.includes(path)));

/** Every “from” that has a “to” of the same name: sums of ways to pay, days of ways to ship. */
const RANGES: readonly Together[] = (Object.keys(storeSettingDefaults) as Path[]).flatMap(
  (from) => {
    const to = from.replace(/From(?=Minor$|$)/, "To");
    if (to === from || !isSetting(to)) return [];
    return [
      {
        paths: [from, to],
        error: "store.settingRange",
        fits: (all) => !isAbove(all[from], all[to]),
      },
    ];
  },
);

/** Without an end there is none. */
const isAbove = (from: unknown, to: unknown): boolean =>
  typeof from === "number" && typeof to === "number" && from > to;

const TOGETHER: readonly Together[] = [
  ...RANGES,
  {
    paths: ["rewardsSpendLeast", "rewardsSpendMost", "rewardsSpendStep"],
    error: "store.settingSpending",
    fits: ({ rewardsSpendLeast: least, rewardsSpendMost: most, rewardsSpendStep: step }) =>
      most === null || Math.floor(most / step) * step >= Math.max(least, 1),
  },
  {
    paths: ["bannerStart", "bannerEnd"],
    error: "store.settingRange",
    fits: ({ bannerStart: start, bannerEnd: end }) => start === null || end === null || start < end,
  },
  {
    paths: ["gtmId", "ga4GtmId"],
    error: "store.settingSameContainer",
    fits: ({ gtmId, ga4GtmId }) => gtmId === "" || gtmId !== ga4GtmId,
  },
  {
    paths: ["popupEnabled", "popupRuleId", "popupDiscount"],
    error: "store.settingPopup",
    fits: ({ popupEnabled, popupRuleId, popupDiscount }) =>
      !popupEnabled || (popupRuleId !== null && popupDiscount.trim() !== ""),
  },
];
