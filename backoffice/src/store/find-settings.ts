import type { StoreSettings } from "@placket/domain/store/settings";
import { SETTING_GROUPS, SETTING_PATHS, SETTING_ROWS } from "./setting-rows.data.ts";

type SettingPath = keyof StoreSettings;

/** A group of the form, and which of its settings are shown. */
export interface ShownGroup {
  readonly group: (typeof SETTING_GROUPS)[number];
  readonly paths: readonly SettingPath[];
}

/**
 * The groups that have a setting in which every word that is looked for stands, in its label, its help or its
 * group's title. What `stays` names is shown whatever is looked for.
 */
export function findSettings(
  wanted: string,
  stays: (path: SettingPath) => boolean,
): readonly ShownGroup[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (path: SettingPath) => {
    const { label, help = "", group } = SETTING_ROWS[path];
    const said = `${label} ${help} ${group}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return SETTING_GROUPS.map((group) => ({
    group,
    paths: SETTING_PATHS.filter(
      (path) => SETTING_ROWS[path].group === group && (isFound(path) || stays(path)),
    ),
  })).filter(({ paths }) => paths.length > 0);
}

/** The id of a group's title, where the list of groups leads to. */
export const groupId = (group: string) => `group-${group.replaceAll(" ", "-")}`;
