import type { CallReply } from "../api/call.ts";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { SettingControl } from "./setting-row.ts";
import { SETTING_PATHS, SETTING_ROWS } from "./setting-rows.data.ts";

export type SettingsAt = CallReply<"shopSettings">;

/** A setting while it is edited: whether this scope says it itself, and what stands in its control. */
interface SettingDraft {
  readonly isOwn: boolean;
  readonly typed: unknown;
}

export type SettingsDraft = Record<keyof StoreSettings, SettingDraft>;

/** How a value stands in a control, and what is meant by what stands there. */
interface Typing {
  readonly typed: (value: unknown) => unknown;
  readonly value: (typed: unknown, control: SettingControl) => unknown;
}

const same: Typing = { typed: (value) => value, value: (typed) => typed };
/** A number as it is typed; what is none stays a text, and the domain refuses it. */
const numberIn = (typed: unknown) => {
  const text = String(typed).trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
};
/** The price format's texts; a blank between groups is a blank. */
const FORMAT_NUMBERS: readonly string[] = ["groupLength", "precision"];

const TYPING: Readonly<Record<SettingControl["as"], Typing>> = {
  text: { typed: same.typed, value: (typed) => String(typed).trim() },
  html: { typed: same.typed, value: (typed) => String(typed).trim() },
  switch: same,
  "coupon rule": same,
  instant: same,
  number: {
    typed: (value) => (typeof value === "number" ? String(value) : ""),
    value: (typed, control) =>
      String(typed).trim() === "" && "mayBeOff" in control ? null : numberIn(typed),
  },
  choice: same,
  several: same,
  codes: {
    typed: (value) => (Array.isArray(value) ? value.join(", ") : ""),
    value: (typed) =>
      String(typed)
        .split(/[\s,;]+/)
        .filter((code) => code !== "")
        .map((code) => code.toUpperCase()),
  },
  agreements: same,
  rows: same,
  "price format": {
    typed: (value) => mapped(value, (part) => String(part)),
    value: (typed) =>
      mapped(typed, (part, key) => (FORMAT_NUMBERS.includes(key) ? numberIn(part) : part)),
  },
};

const mapped = (record: unknown, map: (part: unknown, key: string) => unknown) =>
  Object.fromEntries(
    Object.entries(record as object).map(([key, part]) => [key, map(part, key)] as const),
  );

/** What stands in a setting's control for a value. */
export function typedOf(path: keyof StoreSettings, value: unknown): unknown {
  return TYPING[SETTING_ROWS[path].control.as].typed(value);
}

/** The value that is meant by what stands in a setting's control; the domain says whether it may be. */
export function valueOf(path: keyof StoreSettings, { typed }: SettingDraft): unknown {
  const { control } = SETTING_ROWS[path];
  return TYPING[control.as].value(typed, control);
}

/** The form's beginning: every setting as the scope has it. */
export function draftOf({ settings }: SettingsAt): SettingsDraft {
  const found = new Map(settings.map((setting) => [setting.path, setting]));
  return Object.fromEntries(
    SETTING_PATHS.map((path) => {
      const { isOwn = false, value } = found.get(path) ?? {};
      return [path, { isOwn, typed: typedOf(path, value) }];
    }),
  ) as SettingsDraft;
}

/** The settings that saving would change. */
export const changedPaths = (before: SettingsDraft, after: SettingsDraft) =>
  SETTING_PATHS.filter((path) => !isSame(before[path], after[path]));

/** What was changed, as the server takes it: values by path, and the paths that are inherited again. */
export function changeOf(before: SettingsDraft, after: SettingsDraft) {
  const changed = changedPaths(before, after);
  const own = changed.filter((path) => after[path].isOwn);
  return {
    set: Object.fromEntries(own.map((path) => [path, valueOf(path, after[path])])),
    useDefault: changed.filter((path) => !after[path].isOwn),
  };
}

const isSame = (a: SettingDraft, b: SettingDraft) =>
  a.isOwn === b.isOwn && (!b.isOwn || JSON.stringify(a.typed) === JSON.stringify(b.typed));
