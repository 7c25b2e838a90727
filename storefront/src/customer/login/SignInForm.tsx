import { loginUsername } from "@placket/domain/customer/username";
import { problem, type Problem } from "@placket/domain/problem";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { lateModule } from "@placket/web/late/late-module";
import { useId, type ReactNode, type Ref } from "react";
import { useShop } from "../../api/shop.ts";
import { useProblems } from "../../checkout/steps/use-problems.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { late } from "../../slot/late.tsx";
import { t } from "../../translation/translate.ts";
import styles from "../form/AccountForm.module.css";
import { AccountForm } from "../form/AccountForm.tsx";
import { textOf } from "../form/form-text.ts";
import { PasswordField } from "../form/PasswordField.tsx";
import { useSending } from "../form/use-sending.ts";
import { useNamedPortal } from "../named-portal.ts";
import { signIn } from "../sign-in.ts";

/** Draws itself where the browser may use passkeys: nothing comes with the page. */
const PasskeySignIn = late(
  "src/customer/passkey/PasskeySignIn.tsx",
  lateModule(() => import("../passkey/PasskeySignIn.tsx")),
  null,
);

interface SignInFormProps {
  /** What is known of the email already. */
  readonly email?: string | undefined;
  readonly onSignedIn?: () => void;
  /** The field that a popup begins with. */
  readonly firstField?: Ref<HTMLInputElement>;
  /** Beside the button: other ways in. */
  readonly beside?: ReactNode;
}

/** Email and password (ACCT-20). What the server refuses with is shown in its words (ACCT-31, OPEN-07). */
export function SignInForm({ email, onSignedIn, firstField, beside }: SignInFormProps) {
  const shop = useShop();
  const client = useQueryClient();
  const portalCode = useNamedPortal();
  const id = useId();
  const places = {
    username: { id: `${id}-username`, label: t("Email") },
    password: { id: `${id}-password`, label: t("Password") },
  };
  const problems = useProblems(places);
  const { checkField, busy, submit } = useSending({
    form: "login",
    problems,
    send: (login: Login, proof) => signIn({ client, shop }, { ...login, proof }),
    onSent: onSignedIn,
    inWords,
  });
  const read = (form: FormData): Login => ({
    username: loginUsername(textOf(form, "username"), portalCode),
    password: textOf(form, "password"),
  });
  return (
    <div className={styles["form"]}>
      <AccountForm
        lines={problems.lines}
        attempt={problems.attempt}
        submitLabel={t("Sign In")}
        busy={busy}
        onSubmit={(form) => submit(read(form), missing(read(form)))}
        beside={beside}
      >
        <TextField
          ref={firstField}
          id={places.username.id}
          name="username"
          label={places.username.label}
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          error={problems.textOf("username")}
          onChange={() => problems.change("username")}
        />
        <PasswordField
          id={places.password.id}
          name="password"
          label={places.password.label}
          autoComplete="current-password"
          error={problems.textOf("password")}
          onChange={() => problems.change("password")}
        />
        {checkField}
      </AccountForm>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </div>
  );
}

interface Login {
  readonly username: string;
  readonly password: string;
}

/** Whether anything was typed at all: more is for the server to say. */
const missing = (login: Login): Problem[] =>
  (["username", "password"] as const).flatMap((field) =>
    login[field] === "" ? [problem("checkout.required", field)] : [],
  );

/** A refusal without words is said in ours (OPEN-07). */
function inWords(error: Error): Error {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return error;
  if (error.said !== undefined || error.problems.length > 0) return error;
  const { kind, status } = error;
  return new CallError(error.message, { kind, status, problems: [problem("customer.wrongLogin")] });
}
