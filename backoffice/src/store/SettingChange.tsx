import { isSetting } from "@placket/domain/store/check-setting";
import { ChangedValue } from "../page/ChangedValue.tsx";
import type { ValueChange } from "../page/slots.ts";
import { settingValueText } from "./setting-value-text.ts";
import { SETTING_ROWS } from "./setting-rows.data.ts";

/** A setting that was changed, called as the form calls it; its path is what the API knows it by. */
export default function SettingChange({ change }: { readonly change: ValueChange }) {
  const { name, ...values } = change;
  return (
    <ChangedValue
      label={isSetting(name) ? SETTING_ROWS[name].label : name}
      detail={name}
      {...values}
      textOf={(value) => settingValueText(name, value)}
      none="the default"
    />
  );
}
