import type { ShownNewsletter } from "@placket/contract/store/config.codec";
import { BOT_PROOF } from "@placket/contract/bot-check/bot-proof";
import type { Problem } from "@placket/domain/problem";
import { CallError } from "@placket/web/call/call-error";
import { checkEmail } from "@placket/domain/checkout/email";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Button } from "@placket/ui/action/button/Button";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useRef, useState, type FormEvent } from "react";
import { useShop } from "../api/shop.ts";
import { CAPTCHA_FIELD } from "../bot-check/bot-proof.ts";
import { useBotCheck } from "../bot-check/use-bot-check.tsx";
import { useProblems } from "../checkout/steps/use-problems.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery } from "../query/use-query.ts";
import { useRouter } from "../routing/RouterContext.tsx";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { newsletterCheckQuery } from "./newsletter.queries.ts";
import styles from "./NewsletterBand.module.css";

/** An address may be so long, as the call takes it. */
const EMAIL_MAX = 320;

/**
 * The box itself: an address, the tick where one is wanted, the check that no machine sends it. Nothing is sent without
 * the tick (FOOT-11, FOOT-12); what came of it stands in its place (FOOT-09, FOOT-10), refusals in the server's words.
 */
export function NewsletterForm({ box: { consent, leadsTo } }: { box: ShownNewsletter }) {
  const shop = useShop();
  const router = useRouter();
  const { emailPattern } = useConfig();
  const email = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLOutputElement>(null);
  const [isBegun, begin] = useState(false);
  const [isTickMissing, missTick] = useState(false);
  const [said, say] = useState<string>();
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
        ...(proof.value !== undefined && { [BOT_PROOF]: proof.value }),
      };
      say((await shop.call("subscribeEmail", { body })).message);
    },
    onSuccess: () => {
      told.current?.focus();
      if (leadsTo !== "") void router.navigate(leadsTo);
    },
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
  const isSent = said !== undefined;
  return (
    <div className={styles["box"]}>
      <output ref={told} tabIndex={-1} className={styles["told"]}>
        {isSent ? (
          <>
            <strong>{t("Thanks for subscribing")}</strong>
            {said}
          </>
        ) : null}
      </output>
      {isSent ? null : (
        // Before its script is there Enter sends nothing: no page of the store takes a form.
        <form noValidate method="dialog" onSubmit={send}>
          <div className={styles["row"]}>
            <TextField
              ref={email}
              name="email"
              label={t("Your email")}
              labelPlace="hidden"
              placeholder={t("Your email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={EMAIL_MAX}
              error={problems.textOf("email") ?? otherLine(problems)}
              onFocus={() => begin(true)}
              onChange={() => problems.change("email")}
            />
            <Button
              className={styles["send"]}
              busy={sent.isPending}
              busyLabel={t("Sending")}
              onClick={() => send()}
            >
              <Icon name="arrow-right" />
              <VisuallyHidden>{t("Subscribe")}</VisuallyHidden>
            </Button>
          </div>
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
        </form>
      )}
    </div>
  );
}

const refusedBy = (problems: readonly Problem[]) =>
  new CallError("No proof", { kind: "bad_request", status: 400, problems });

/** What failed besides the address, of which the check of machines tells its own. */
function otherLine({ lines, textOf }: ReturnType<typeof useProblems>): string | undefined {
  return textOf(CAPTCHA_FIELD) === undefined ? lines[0]?.text : undefined;
}
