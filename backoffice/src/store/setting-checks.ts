import { errorRow } from "@placket/domain/errors";
import { fillPhrase } from "@placket/domain/phrase";
import type { Problem } from "@placket/domain/problem";
import { checkSetting } from "@placket/domain/store/check-setting";
import type { StoreSettings } from "@placket/domain/store/settings";
import { fieldProblems, type FieldProblem } from "../page/form/problem-lines.ts";
import { valueOf, type SettingsDraft } from "./setting-draft.ts";
import { SETTING_PATHS, SETTING_ROWS } from "./setting-rows.data.ts";

/** The domain's own check of what is typed: the server refuses with the same (hallway §7). */
export function checkDraft(draft: SettingsDraft): FieldProblem[] {
  const problems = SETTING_PATHS.filter((path) => draft[path].isOwn).flatMap((path) =>
    checkSetting(path, valueOf(path, draft[path])),
  );
  return fieldProblems(problems, SETTING_PATHS, settingText);
}

/** The row's text, with the setting's label in the place of its path. */
export function settingText({ field, error, params }: Problem): string {
  const label = SETTING_ROWS[field as keyof StoreSettings]?.label ?? field;
  const [name = field, ...values] = params;
  return fillPhrase(errorRow(error).text, [String(name).replace(field, () => label), ...values]);
}

/** The id of a setting's control, where the summary of errors leads to. */
export const controlId = (path: string) => `setting-${path}`;
