import { checkEmail } from "@placket/domain/checkout/email";
import {
  AUTHOR_MAX,
  nicknameOf,
  QUESTION_EMAIL_MAX,
  QUESTION_MAX,
} from "@placket/domain/question/question";
import { timing } from "@placket/domain/timings-and-sizes";
import { Button } from "@placket/ui/action/button/Button";
import { TextArea, TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { useRef, useState, type FormEvent, type RefObject } from "react";
import { useShop } from "../api/shop.ts";
import { useBotCheck } from "../bot-check/use-bot-check.tsx";
import { showNotice } from "../notice/notices.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useKnownCustomer } from "../session/known-customer.ts";
import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import { sendQuestion, type ShownQuestions } from "./questions.queries.ts";
import styles from "./Questions.module.css";

interface QuestionFormProps {
  readonly first: RefObject<HTMLTextAreaElement | null>;
  readonly productId: number;
  readonly check: ShownQuestions["check"];
  readonly onSent: () => void;
}

type Field = "question" | "author" | "email";

/** What is wrong: said once for the whole form, and marked at these fields. */
interface Wrong {
  readonly text: string;
  readonly at: readonly Field[];
}

/** Asks a question: who is signed in brings name and email, everybody else writes them (QNA-04). */
export function QuestionForm({ first, productId, check, onSent }: QuestionFormProps) {
  const shop = useShop();
  const who = useKnownCustomer();
  const { emailPattern } = useConfig();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>();
  const guard = useBotCheck({ check, action: "question", error: undefined, t });
  const sent = useMutation({
    mutationFn: async (typed: Readonly<Record<Field, string>>) => {
      const proof = await guard.prove();
      if (!proof.ok)
        throw new CallError("No proof", {
          kind: "bad_request",
          status: 400,
          said: t("Please Verify Google Recaptcha."),
        });
      await sendQuestion(shop, { ...typed, productId, customerId: who?.id ?? null }, proof.value);
    },
    onSuccess: () => {
      showNotice(t("Your question has been submitted successfully."), {
        type: "success",
        ms: timing.notification,
      });
      onSent();
    },
    onError: (error) => setWrong({ text: refusedText(error), at: [] }),
    onSettled: guard.renew,
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent.isPending) return;
    const typed = typedIn(new FormData(event.currentTarget));
    const found = wrongWith(typed, { isGuest: !who, emailPattern });
    setWrong(found);
    const [at] = found?.at ?? [];
    if (at === undefined) sent.mutate(typed);
    else form.current?.querySelector<HTMLElement>(`[name="${at}"]`)?.focus();
  };
  const frame = (name: Field) => ({
    name,
    "aria-required": true,
    "aria-invalid": wrong?.at.includes(name) ?? false,
  });
  return (
    <form ref={form} noValidate method="dialog" className={styles["form"]} onSubmit={send}>
      <p role="alert" className={styles["wrong"]}>
        {wrong?.text}
      </p>
      <TextArea
        {...frame("question")}
        ref={first}
        label={t("Your question")}
        hint={t("It stands here once we have answered it, under the name that you write.")}
        maxLength={QUESTION_MAX}
      />
      <TextField
        {...frame("author")}
        label={t("Nickname")}
        maxLength={AUTHOR_MAX}
        autoComplete="nickname"
        defaultValue={who ? nicknameOf(who.firstName ?? "", who.lastName ?? "") : ""}
      />
      <TextField
        {...frame("email")}
        label={t("Email for our answer")}
        hint={t("Shown to nobody.")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={QUESTION_EMAIL_MAX}
        defaultValue={who?.email ?? ""}
        readOnly={Boolean(who)}
      />
      {guard.field}
      <Button type="submit" busy={sent.isPending} busyLabel={t("Sending")}>
        {t("Submit Question")}
      </Button>
    </form>
  );
}

const typedIn = (form: FormData): Readonly<Record<Field, string>> => {
  const read = (name: Field) => {
    const typed = form.get(name);
    return typeof typed === "string" ? typed.trim() : "";
  };
  return { question: read("question"), author: read("author"), email: read("email") };
};

interface Rules {
  readonly isGuest: boolean;
  readonly emailPattern: Parameters<typeof checkEmail>[1];
}

/** What is wrong before anything is sent (QNA-04, QNA-05); the store holds the rest. */
function wrongWith(
  typed: Readonly<Record<Field, string>>,
  { isGuest, emailPattern }: Rules,
): Wrong | undefined {
  const wanted: readonly Field[] = isGuest ? ["question", "author", "email"] : ["question"];
  const empty = wanted.filter((name) => typed[name] === "");
  if (empty.length > 0) return { text: t("Please fill in all fields."), at: empty };
  const isEmail = !isGuest || checkEmail(typed.email, emailPattern).length === 0;
  return isEmail ? undefined : { text: t("Please enter a valid email"), at: ["email"] };
}

/** The store's first word of what it refused, else that something failed (QNA-11). */
function refusedText(error: Error): string {
  const isRefused = error instanceof CallError && error.status > 0 && error.status < 500;
  return (isRefused && error.said) || t("Internal server error. Please try after sometime.");
}
