import { expect, it } from "vitest";
import { findSettings } from "./find-settings.ts";
import { SETTING_GROUPS } from "./setting-row.ts";
import { SETTING_PATHS, SETTING_ROWS } from "./setting-rows.data.ts";

const nothing = () => false;

it("shows every setting in the form's order where nothing is looked for", () => {
  const groups = findSettings("", nothing);
  expect(groups.map(({ group }) => group)).toEqual(SETTING_GROUPS);
  for (const { group, paths } of groups) {
    expect(paths).toEqual(SETTING_PATHS.filter((path) => SETTING_ROWS[path].group === group));
  }
});

it.each(["rate", "shipping", "address"])("“%s” in a label stands before it elsewhere", (word) => {
  const groups = findSettings(word, nothing);
  const isInLabel = (path: (typeof SETTING_PATHS)[number]) =>
    SETTING_ROWS[path].label.toLowerCase().includes(word);
  expect(isInLabel(groups[0]!.paths[0]!)).toBe(true);
  const heads = groups.map(({ paths }) => isInLabel(paths[0]!));
  expect(heads).toEqual(heads.toSorted((a, b) => Number(b) - Number(a)));
  for (const { paths } of groups) {
    const hits = paths.map(isInLabel);
    expect(hits).toEqual(hits.toSorted((a, b) => Number(b) - Number(a)));
  }
});

it("shows what stays last, and counts it not as found", () => {
  const groups = findSettings("telephone", (path) => path === "flatRateMinor");
  expect(groups.at(-1)).toEqual({ group: "Shipping", paths: ["flatRateMinor"], found: 0 });
});
