import type { ShownNewsletter } from "@placket/contract/store/config.codec";
import { Button } from "@placket/ui/action/button/Button";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { VisuallyHidden } from "@placket/ui/reading/visually-hidden/VisuallyHidden";
import { useRef, useState } from "react";
import { useRouter } from "../routing/RouterContext.tsx";
import { t } from "../translation/translate.ts";
import styles from "./NewsletterBand.module.css";
import { useSubscribe } from "./use-subscribe.tsx";

/** The box itself (FOOT-08); what came of it stands in its place (FOOT-09, FOOT-10). */
export function NewsletterForm({ box: { consent, leadsTo } }: { box: ShownNewsletter }) {
  const router = useRouter();
  const told = useRef<HTMLOutputElement>(null);
  const [said, say] = useState<string>();
  const { field, below, isSending, send } = useSubscribe({
    consent,
    onSent: ({ message }) => {
      say(message);
      told.current?.focus();
      if (leadsTo !== "") void router.navigate(leadsTo);
    },
  });
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
              {...field}
              label={t("Your email")}
              labelPlace="hidden"
              placeholder={t("Your email")}
            />
            <Button
              className={styles["send"]}
              busy={isSending}
              busyLabel={t("Sending")}
              onClick={() => send()}
            >
              <Icon name="arrow-right" />
              <VisuallyHidden>{t("Subscribe")}</VisuallyHidden>
            </Button>
          </div>
          {below}
        </form>
      )}
    </div>
  );
}
