import type { GuardedForm } from "@placket/domain/store/guarded-forms";
import { CAPTCHA_FIELD } from "../../bot-check/bot-proof.ts";
import { useBotCheck } from "../../bot-check/use-bot-check.tsx";
import { t } from "../../translation/translate.ts";
import { useAccountRules } from "../account-rules.queries.ts";

/** The check that no machine fills a form, where the shop wants one at it (ACCT-27). */
export function useFormCheck(
  form: GuardedForm | undefined,
  textOf: (field: string) => string | undefined,
) {
  const formCheck = useAccountRules()?.formCheck;
  const isGuarded = form !== undefined && formCheck?.forms.includes(form);
  return useBotCheck({
    check: isGuarded ? formCheck : null,
    action: form ?? "",
    error: textOf(CAPTCHA_FIELD),
    t,
  });
}
