import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { ok, refuse, type Result } from "@placket/domain/problem";
import type { GuardedForm } from "@placket/domain/store/guarded-forms";
import { Suspense, useRef, type ReactNode } from "react";
import { CAPTCHA_FIELD, UNREACHABLE, type BotCheckHandle } from "../../bot-check/bot-proof.ts";
import { t } from "../../translation/translate.ts";
import { useAccountRules } from "../account-rules.queries.ts";

const BotCheckField = awaited(
  lateModule(() => import("../../bot-check/BotCheckField.tsx")),
  (module) => module.BotCheckField,
);

/** What a form asks of its check. */
interface FormCheckInHand {
  /** The field, where the shop wants one at this form (ACCT-27); else nothing. */
  readonly field: ReactNode;
  /** A proof for one call; none where none is wanted. */
  readonly prove: () => Promise<Result<string | undefined>>;
  /** The proof was used. */
  readonly renew: () => void;
}

/** The check that no machine fills a form, under the form's own action (ACCT-28). */
export function useFormCheck(
  form: GuardedForm | undefined,
  textOf: (field: string) => string | undefined,
): FormCheckInHand {
  const formCheck = useAccountRules()?.formCheck;
  const handle = useRef<BotCheckHandle>(null);
  if (form === undefined || !formCheck?.forms.includes(form)) return UNGUARDED;
  return {
    field: (
      <Suspense>
        <BotCheckField
          ref={handle}
          check={formCheck}
          action={form}
          t={t}
          id={`${form}-captcha`}
          error={textOf(CAPTCHA_FIELD)}
        />
      </Suspense>
    ),
    prove: async () => (await handle.current?.prove()) ?? refuse(UNREACHABLE),
    renew: () => handle.current?.renew(),
  };
}

const UNGUARDED: FormCheckInHand = {
  field: null,
  prove: async () => ok(undefined),
  renew: () => undefined,
};
