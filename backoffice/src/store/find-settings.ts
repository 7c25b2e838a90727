import type { StoreSettings } from "@placket/domain/store/settings";
import { SETTING_GROUPS } from "./setting-row.ts";
import { SETTING_PATHS, SETTING_ROWS } from "./setting-rows.data.ts";

type SettingPath = keyof StoreSettings;

/** A group of the form, which of its settings are shown, and how many of them were looked for. */
export interface ShownGroup {
  readonly group: (typeof SETTING_GROUPS)[number];
  readonly paths: readonly SettingPath[];
  readonly found: number;
}

/** How near a setting is to what is looked for; the nearest stand first. */
const IN_LABEL = 0;
const IN_WORDS = 1;
const NOT_FOUND = 2;

/**
 * The groups that have a setting in which every word that is looked for stands, in its label, its help or its
 * group's title; those with it in a label first. What `stays` names is shown whatever is looked for.
 */
export function findSettings(
  wanted: string,
  stays: (path: SettingPath) => boolean,
): readonly ShownGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rankOf = (path: SettingPath) => {
    const { label, help = "", group } = SETTING_ROWS[path];
    if (hasAll(label)) return IN_LABEL;
    return hasAll(`${label} ${help} ${group}`) ? IN_WORDS : NOT_FOUND;
  };
  const ranked = SETTING_PATHS.map((path) => ({ path, rank: rankOf(path) }))
    .filter(({ path, rank }) => rank !== NOT_FOUND || stays(path))
    .sort((one, other) => one.rank - other.rank);
  const groups = new Set(ranked.map(({ path }) => SETTING_ROWS[path].group));
  const inOrder = words.length === 0 ? SETTING_GROUPS.filter((group) => groups.has(group)) : groups;
  return [...inOrder].map((group) => {
    const own = ranked.filter(({ path }) => SETTING_ROWS[path].group === group);
    return {
      group,
      paths: own.map(({ path }) => path),
      found: own.filter(({ rank }) => rank !== NOT_FOUND).length,
    };
  });
}

/** The id of a group's title, where the list of groups leads to. */
export const groupId = (group: string) => `group-${group.replaceAll(" ", "-")}`;
