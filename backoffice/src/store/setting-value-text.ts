import { isSetting } from "@placket/domain/store/check-setting";
import type { Agreement } from "@placket/domain/store/settings";
import { PRICE_FORMAT_PARTS } from "./price-format-parts.ts";
import type { Choice, SettingControl } from "./setting-row.ts";
import { SETTING_ROWS } from "./setting-rows.data.ts";

/** A value of a setting as its form shows it: `On`, `795 cents`, `US, CA`. Of what is no setting, as it stands. */
export function settingValueText(path: string, value: unknown): string {
  const { control } = isSetting(path) ? SETTING_ROWS[path] : { control: UNKNOWN };
  const read: (value: unknown, control: never) => string = READ[control.as];
  return clipped(read(value, control as never));
}

const UNKNOWN: SettingControl = { as: "text" };

type ControlAs<As extends SettingControl["as"]> = Extract<SettingControl, { readonly as: As }>;

/** How a value reads, by what it is typed in. */
const READ: {
  readonly [As in SettingControl["as"]]: (value: unknown, control: ControlAs<As>) => string;
} = {
  text: (value) => (value === "" ? "empty" : plain(value)),
  html: (value) => (value === "" ? "empty" : plain(value)),
  "coupon rule": (value) => (value === null ? "none" : `promotion ${plain(value)}`),
  instant: (value) => (value === null ? "none" : plain(value)),
  switch: (value) => (value === true ? "On" : "Off"),
  number: (value, { unit }) =>
    value === null ? "off" : [plain(value), unit].filter(Boolean).join(" "),
  choice: (value, { choices }) => labelOf(choices, value),
  several: (value, { choices }) => listed(value, (one) => labelOf(choices, one)),
  codes: (value) => listed(value, plain),
  agreements: (value) =>
    listed(
      value,
      (one) => {
        const { name, checkboxText, content } = one as Agreement;
        return `${name}: ${checkboxText} (${content})`;
      },
      "\n",
    ),
  rows: (value, { fields }) =>
    listed(
      value,
      (one) =>
        fields
          .map(({ name, label }) => `${label}: ${plain((one as Record<string, unknown>)[name])}`)
          .join(", "),
      "\n",
    ),
  "price format": (value) =>
    Object.entries(value ?? {})
      .map(([part, said]) => `${labelOfPart(part)} “${plain(said)}”`)
      .join(", "),
};

const plain = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const labelOf = (choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? plain(value);

const labelOfPart = (part: string) =>
  (PRICE_FORMAT_PARTS as Readonly<Record<string, { readonly label: string }>>)[part]?.label ?? part;

function listed(value: unknown, textOf: (one: unknown) => string, between = ", "): string {
  if (!Array.isArray(value)) return plain(value);
  return value.length === 0 ? "none" : value.map(textOf).join(between);
}

/** So much of a text is read in a list; terms of sale are longer. */
const MOST = 400;

const clipped = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
