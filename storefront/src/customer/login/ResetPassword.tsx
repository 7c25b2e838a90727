import { checkAccountEmail } from "@placket/domain/customer/person";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useRef } from "react";
import { operation } from "../../api/graphql.ts";
import { useShop } from "../../api/shop.ts";
import { useProblems } from "../../checkout/steps/use-problems.ts";
import { showNotice } from "../../notice/notices.ts";
import { useRouter } from "../../routing/RouterContext.tsx";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useAccountRules } from "../account-rules.queries.ts";
import { AccountForm } from "../form/AccountForm.tsx";
import { againField, checkNewPassword } from "../form/check-new-password.ts";
import { textOf } from "../form/form-text.ts";
import { useSending } from "../form/use-sending.ts";
import { useNamedPortal } from "../named-portal.ts";
import { NewPassword } from "../form/NewPassword.tsx";
import type { LoginScreenProps } from "./LoginPage.tsx";

const resetPassword = operation(
  "ResetPassword",
  `mutation ResetPassword($email: String!, $token: String!, $password: String!) {
    resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password)
  }`,
);

/** `/customer/account/createpassword#token`: a new password by a mailed link, for whoever knows its email. */
export function ResetPassword({ place }: LoginScreenProps) {
  const shop = useShop();
  const router = useRouter();
  const code = useNamedPortal();
  const rules = useAccountRules()?.password;
  const { emailPattern } = useConfig();
  const email = useRef<HTMLInputElement>(null);
  const places = {
    email: { id: "reset-email", label: t("Email") },
    newPassword: { id: "reset-password", label: t("New password") },
    newPasswordAgain: { id: "reset-password-again", label: t("Confirm password") },
  };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: (filled: { email: string; password: string }) =>
      shop.graphql(resetPassword, { ...filled, token: place.address.hash.slice(1) }),
    onSent: async () => {
      await router.navigate(hrefTo("login", {}, { code }), { replace: true });
      showNotice(t("Your password has been changed. Please sign in with it."), { type: "success" });
    },
  });
  const read = (form: FormData) => {
    const filled = { email: textOf(form, "email").trim(), password: textOf(form, "newPassword") };
    const found = [
      ...checkAccountEmail(filled.email, emailPattern),
      ...checkNewPassword({
        ...filled,
        field: "newPassword",
        again: textOf(form, againField("newPassword")),
        rules,
      }),
    ];
    submit(filled, found);
  };
  return (
    <AccountForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Set a New Password")}
      busy={busy}
      onSubmit={read}
      beside={
        <a className="link" href={hrefTo("forgotPassword", {}, { code })}>
          {t("Ask for another link")}
        </a>
      }
    >
      <TextField
        ref={email}
        id={places.email.id}
        name="email"
        label={places.email.label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.textOf("email")}
        onChange={() => problems.change("email")}
      />
      <NewPassword
        id={places.newPassword.id}
        name="newPassword"
        label={places.newPassword.label}
        email={() => email.current?.value ?? ""}
        rules={rules}
        error={problems.textOf("newPassword")}
        errorAgain={problems.textOf("newPasswordAgain")}
        onChange={() => problems.change("newPassword")}
      />
    </AccountForm>
  );
}
