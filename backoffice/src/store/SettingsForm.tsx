import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useState } from "react";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { useSaving } from "../page/form/use-saving.ts";
import { LastChange } from "./LastChange.tsx";
import { checkDraft, controlId, settingText } from "./setting-checks.ts";
import { changeOf, draftOf, type SettingsAt, type SettingsDraft } from "./setting-draft.ts";
import { SETTING_GROUPS, SETTING_PATHS, SETTING_ROWS } from "./setting-rows.data.ts";
import { SettingField } from "./SettingField.tsx";
import styles from "./SettingsForm.module.css";
import { useChangeSettings } from "./store.queries.ts";

interface SettingsFormProps {
  readonly settings: SettingsAt;
  /** Begins again with what is set by now. */
  readonly readAnew: () => void;
}

/** The form of one scope, made from the table of settings. */
export function SettingsForm({ settings, readAnew }: SettingsFormProps) {
  const change = useChangeSettings();
  const [read, setRead] = useState(settings);
  const { form, submit, errors, failure, isSaved } = useSaving<SettingsDraft>({
    values: draftOf(settings),
    names: SETTING_PATHS,
    check: checkDraft,
    textOf: settingText,
    idOf: controlId,
    save: async (draft) => {
      const { scope, edition } = read;
      const body = { scope, edition, ...changeOf(draftOf(read), draft) };
      const saved = await change.mutateAsync(body);
      setRead(saved);
      return draftOf(saved);
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const isBehind = failure instanceof CallError && failure.is("store.settingsChanged");
  return (
    <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
      <LeaveWarning isUnsaved={isDirty} />
      <ErrorSummary title="Not saved yet" errors={errors} />
      <LastChange settings={read} />
      {SETTING_GROUPS.map((group) => (
        <section key={group} aria-labelledby={groupId(group)} className={styles["group"]}>
          <h2 id={groupId(group)} className={styles["title"]}>
            {group}
          </h2>
          {SETTING_PATHS.filter((path) => SETTING_ROWS[path].group === group).map((path) => (
            <SettingField key={path} path={path} form={form} settings={read} />
          ))}
        </section>
      ))}
      <div className={styles["foot"]}>
        <Button type="submit" busy={isSubmitting} busyLabel="saving" disabled={!isDirty}>
          Save Settings
        </Button>
        {isBehind ? (
          <Button kind="line" onClick={readAnew}>
            Show What Is Set Now
          </Button>
        ) : null}
        <output>{isSaved && !isDirty ? "Saved. Shoppers see it within a second." : ""}</output>
      </div>
    </form>
  );
}

const groupId = (group: string) => `group-${group.replaceAll(" ", "-")}`;
