import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import type { StoreSettings } from "@placket/domain/store/settings";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Time } from "../page/Time.tsx";
import { controlId } from "./setting-checks.ts";
import { typedOf, type SettingsAt, type SettingsDraft } from "./setting-draft.ts";
import { SETTING_ROWS } from "./setting-rows.data.ts";
import { SettingInput } from "./SettingInput.tsx";
import styles from "./SettingField.module.css";

interface SettingFieldProps {
  readonly path: keyof StoreSettings;
  readonly form: UseFormReturn<SettingsDraft>;
  readonly settings: SettingsAt;
}

/** One setting: its control, and whether this scope goes without a word of its own. */
export function SettingField({ path, form, settings }: SettingFieldProps) {
  const { label, help, control } = SETTING_ROWS[path];
  const found = settings.settings.find((setting) => setting.path === path);
  const inherited = found?.inherited;
  return (
    <Controller
      name={path}
      control={form.control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <div className={styles["field"]}>
          <SettingInput
            control={control}
            id={controlId(path)}
            label={label}
            hint={found?.changed ? <Hint help={help} changed={found.changed} /> : help}
            error={error?.message}
            typed={value.typed}
            disabled={!value.isOwn}
            onBlur={onBlur}
            onTyped={(typed) => onChange({ isOwn: true, typed })}
          />
          <Checkbox
            size="sm"
            label={<UseDefault from={inherited?.from} setting={label} />}
            checked={!value.isOwn}
            onChange={({ target }) => {
              // Whoever lets go of a value sees what holds without it.
              const typed = target.checked ? typedOf(path, inherited?.value) : value.typed;
              onChange({ isOwn: !target.checked, typed });
            }}
          />
        </div>
      )}
    />
  );
}

interface HintProps {
  readonly help: string | undefined;
  readonly changed: { readonly by: string; readonly at: string };
}

/** What a setting does, and who changed it last. */
function Hint({ help, changed: { by, at } }: HintProps) {
  return (
    <>
      {help === undefined ? "" : `${help} `}Changed by {by}, <Time iso={at} />
    </>
  );
}

type From = SettingsAt["settings"][number]["inherited"]["from"];

const FROM_TEXT: Readonly<Record<From, string>> = {
  "built-in": "Placket’s own",
  default: "all websites",
  website: "the website",
};

function UseDefault({ from = "built-in", setting }: { from?: From | undefined; setting: string }) {
  return (
    <>
      Use default <span className="muted">({FROM_TEXT[from]})</span>
      <VisuallyHidden>, {setting}</VisuallyHidden>
    </>
  );
}
