import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { CallError } from "@placket/web/call/call-error";
import { useRef, useState } from "react";
import { LeaveWarning } from "../page/form/LeaveWarning.tsx";
import { useSaving } from "../page/form/use-saving.ts";
import { Empty } from "../page/states.tsx";
import { findSettings, groupId } from "./find-settings.ts";
import { LastChange } from "./LastChange.tsx";
import { checkDraft, controlId, settingText } from "./setting-checks.ts";
import {
  changedPaths,
  changeOf,
  draftOf,
  type SettingsAt,
  type SettingsDraft,
} from "./setting-draft.ts";
import { SETTING_PATHS } from "./setting-rows.data.ts";
import { SettingField } from "./SettingField.tsx";
import { SettingsFinder } from "./SettingsFinder.tsx";
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
  const [wanted, setWanted] = useState("");
  const finder = useRef<HTMLInputElement>(null);
  const { isDirty, isSubmitting, errors: wrong } = form.formState;
  // What would be saved is seen, and what is wrong can be mended, whatever is looked for.
  const changed = new Set(changedPaths(draftOf(read), form.getValues()));
  const groups = findSettings(wanted, (path) => changed.has(path) || wrong[path] !== undefined);
  const showAll = () => {
    setWanted("");
    finder.current?.focus();
  };
  const isBehind = failure instanceof CallError && failure.is("store.settingsChanged");
  return (
    <>
      <SettingsFinder wanted={wanted} onWanted={setWanted} groups={groups} field={finder} />
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <LeaveWarning isUnsaved={isDirty} />
        <ErrorSummary title="Not saved yet" errors={errors} />
        {groups.length === 0 ? null : <LastChange settings={read} />}
        {groups.length === 0 ? (
          <Empty>
            <Button kind="line" onClick={showAll}>
              Show All Settings
            </Button>
          </Empty>
        ) : null}
        {groups.map(({ group, paths }) => (
          <section key={group} aria-labelledby={groupId(group)} className={styles["group"]}>
            <h2 id={groupId(group)} tabIndex={-1} className={styles["title"]}>
              {group}
            </h2>
            {paths.map((path) => (
              <SettingField key={path} path={path} form={form} settings={read} />
            ))}
          </section>
        ))}
        <div className={styles["foot"]} hidden={groups.length === 0}>
          <Button type="submit" busy={isSubmitting} busyLabel="saving" disabled={!isDirty}>
            Save Settings
          </Button>
          {isBehind ? (
            <Button kind="line" onClick={readAnew}>
              Show What Is Set Now
            </Button>
          ) : null}
          <Button kind="link" onClick={() => finder.current?.focus()}>
            Find a Setting
          </Button>
          <output>{isSaved && !isDirty ? "Saved. Shoppers see it within a second." : ""}</output>
        </div>
      </form>
    </>
  );
}
