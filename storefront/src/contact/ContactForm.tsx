import { BOT_PROOF } from "@placket/contract/bot-check/bot-proof";
import { checkMessage, trimmedMessage } from "@placket/domain/contact/check-message";
import {
  MESSAGE_COMMENT_MAX,
  MESSAGE_EMAIL_MAX,
  MESSAGE_NAME_MAX,
  MESSAGE_TELEPHONE_MAX,
} from "@placket/domain/contact/message";
import { Button } from "@placket/ui/action/button/Button";
import { ErrorSummary } from "@placket/ui/form/error-summary/ErrorSummary";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { useEffect, useRef, type FormEvent } from "react";
import { useShop } from "../api/shop.ts";
import { CAPTCHA_FIELD, type BotCheck } from "../bot-check/bot-proof.ts";
import { useBotCheck } from "../bot-check/use-bot-check.tsx";
import { useProblems } from "../checkout/steps/use-problems.ts";
import { summaryTitle } from "../checkout/summary-words.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useKnownCustomer } from "../session/known-customer.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./ContactPage.module.css";

interface ContactFormProps {
  /** The check that no machine writes; `null` for none. */
  readonly check: BotCheck | null;
  /** With the words of the store. */
  readonly onSent: (words: string) => void;
}

const FIELDS = ["name", "email", "telephone", "comment"] as const;
type Field = (typeof FIELDS)[number];

/**
 * Writes to the shop. Each field is checked as the store checks it, before anything is sent; whatever went wrong, what
 * was typed stays. The same words are the same message, however often they are sent: an answer may be lost.
 */
export function ContactForm({ check, onSent }: ContactFormProps) {
  const shop = useShop();
  const { emailPattern } = useConfig();
  const form = usePrefilled();
  const last = useRef<{ readonly words: string; readonly request: string }>(undefined);
  const places = placesOf();
  const problems = useProblems(places);
  const guard = useBotCheck({
    check,
    action: "contact",
    error: problems.textOf(CAPTCHA_FIELD),
    t,
  });
  const sent = useMutation({
    mutationFn: async (typed: Record<Field, string>) => {
      const proof = await guard.prove();
      if (!proof.ok) {
        const problemsOfProof = { kind: "bad_request", status: 400, ...proof } as const;
        throw new CallError("No proof", problemsOfProof);
      }
      const words = JSON.stringify(typed);
      if (last.current?.words !== words) last.current = { words, request: crypto.randomUUID() };
      const { request } = last.current;
      const proven = proof.value === undefined ? {} : { [BOT_PROOF]: proof.value };
      return (await shop.call("sendMessage", { body: { ...typed, request, ...proven } })).message;
    },
    onSuccess: onSent,
    onError: problems.fail,
    onSettled: guard.renew,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.isPending) return;
    const typed = trimmedMessage(typedIn(new FormData(event.currentTarget)));
    if (problems.show(checkMessage(typed, emailPattern))) sent.mutate({ ...typed });
  };
  const field = (name: Field) => ({
    ...places[name],
    name,
    error: problems.textOf(name),
    onChange: () => problems.change(name),
  });
  return (
    // Before its script is there Enter sends nothing: no page of the store takes a form.
    <form ref={form} noValidate method="dialog" className={styles["form"]} onSubmit={submit}>
      <p>{t("Write to us, and we answer by email as soon as we can.")}</p>
      <ErrorSummary
        title={summaryTitle(problems.lines.length)}
        errors={problems.lines}
        attempt={problems.attempt}
      />
      <TextField
        {...field("name")}
        autoComplete="name"
        maxLength={MESSAGE_NAME_MAX}
        aria-required
      />
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MESSAGE_EMAIL_MAX}
        aria-required
      />
      <TextField
        {...field("telephone")}
        mark={t("(optional)")}
        type="tel"
        autoComplete="tel"
        maxLength={MESSAGE_TELEPHONE_MAX}
      />
      <TextArea {...field("comment")} rows={8} maxLength={MESSAGE_COMMENT_MAX} aria-required />
      {guard.field}
      <div>
        <Button type="submit" busy={sent.isPending} busyLabel={t("Sending")}>
          {t("Send Message")}
        </Button>
      </div>
    </form>
  );
}

const placesOf = () => ({
  name: { id: "contact-name", label: t("Name") },
  email: { id: "contact-email", label: t("Email") },
  telephone: { id: "contact-telephone", label: t("Telephone") },
  comment: { id: "contact-comment", label: t("Message") },
  [CAPTCHA_FIELD]: { id: "contact-captcha", label: t("Security check") },
});

function typedIn(form: FormData): Record<Field, string> {
  const read = (name: Field) => {
    const typed = form.get(name);
    return typeof typed === "string" ? typed : "";
  };
  return {
    name: read("name"),
    email: read("email"),
    telephone: read("telephone"),
    comment: read("comment"),
  };
}

/**
 * Name and email of whoever is signed in, once that is known and where nothing is typed: the page that the server draws
 * knows nobody.
 */
function usePrefilled() {
  const form = useRef<HTMLFormElement>(null);
  const who = useKnownCustomer();
  useEffect(() => {
    if (!who) return;
    const { firstName = "", lastName = "", email = "" } = who;
    const known = { name: `${firstName} ${lastName}`.trim(), email };
    for (const [name, value] of Object.entries(known)) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === "") input.value = value;
    }
  }, [who]);
  return form;
}
