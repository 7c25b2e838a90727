import { BOT_PROOF } from "@placket/contract/bot-check/bot-proof";
import { welcomeFromWire, type Welcome } from "@placket/contract/newsletter/newsletter.codec";
import { checkEmail } from "@placket/domain/checkout/email";
import type { Problem } from "@placket/domain/problem";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { CallError } from "@placket/web/call/call-error";
import { useRef, useState, type FormEvent } from "react";
import { useShop } from "../api/shop.ts";
import { CAPTCHA_FIELD } from "../bot-check/bot-proof.ts";
import { useBotCheck } from "../bot-check/use-bot-check.tsx";
import { useProblems } from "../checkout/steps/use-problems.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery } from "../query/use-query.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { newsletterCheckQuery } from "./newsletter.queries.ts";

/** An address may be so long, as the call takes it. */
const EMAIL_MAX = 320;

interface Asking {
  /** The words of the tick that is wanted first; null where none is. */
  readonly consent: string | null;
  /** Asked by the popup, which gives a code (FOOT-19). */
  readonly byPopup?: boolean;
  readonly onSent: (welcome: Welcome) => void;
}

/**
 * Asking for the newsletter by a form: an address, the tick where one is wanted, the check that no machine sends it.
 * Nothing is sent without the tick (FOOT-11, FOOT-12); refusals are told in the server's words (FOOT-14).
 */
export function useSubscribe({ consent, byPopup = false, onSent }: Asking) {
  const shop = useShop();
  const { emailPattern } = useConfig();
  const email = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const [isBegun, begin] = useState(false);
  const [isTickMissing, missTick] = useState(false);
  const problems = useProblems({});
  // Which check the shop wants is asked once somebody begins: pages are read far more often than the box is used.
  const { data: wanted } = useQuery({ ...newsletterCheckQuery(shop), enabled: isBegun });
  const error = problems.textOf(CAPTCHA_FIELD);
  const check = useBotCheck({ check: wanted, action: "newsletter", error, t });
  const sent = useMutation({
    mutationFn: async (address: string) => {
      const proof = await check.prove();
      if (!proof.ok) throw refusedBy(proof.problems);
      const body = {
        email: address,
        ...(byPopup && { popup: true }),
        ...(proof.value !== undefined && { [BOT_PROOF]: proof.value }),
      };
      return welcomeFromWire(await shop.call("subscribeEmail", { body }));
    },
    onSuccess: onSent,
    onError: problems.fail,
    onSettled: check.renew,
  });
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const isUnticked = consent !== null && tick.current?.checked !== true;
    missTick(isUnticked);
    const typed = email.current?.value.trim() ?? "";
    const wrong = checkEmail(typed, emailPattern);
    if (isUnticked) problems.show(wrong);
    else if (!sent.isPending && problems.show(wrong)) sent.mutate(typed);
  };
  return {
    send,
    isSending: sent.isPending,
    /** What the field of the address is handed, beside its label. */
    field: {
      ref: email,
      name: "email",
      type: "email",
      inputMode: "email",
      autoComplete: "email",
      autoCapitalize: "none",
      spellCheck: false,
      maxLength: EMAIL_MAX,
      error: problems.textOf("email") ?? otherLine(problems),
      onFocus: () => begin(true),
      onChange: () => problems.change("email"),
    } as const,
    /** What stands below it. */
    below: (
      <>
        {consent === null ? null : (
          <Checkbox
            ref={(input) => {
              tick.current = input;
            }}
            label={consent}
            error={isTickMissing ? t("This is required") : undefined}
            onChange={({ target }) => {
              if (target.checked) missTick(false);
            }}
          />
        )}
        {check.field}
      </>
    ),
  };
}

const refusedBy = (problems: readonly Problem[]) =>
  new CallError("No proof", { kind: "bad_request", status: 400, problems });

/** What failed besides the address, of which the check of machines tells its own. */
function otherLine({ lines, textOf }: ReturnType<typeof useProblems>): string | undefined {
  return textOf(CAPTCHA_FIELD) === undefined ? lines[0]?.text : undefined;
}
