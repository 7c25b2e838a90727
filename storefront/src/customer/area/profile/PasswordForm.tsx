import { problem } from "@placket/domain/problem";
import { useState } from "react";
import { operation } from "../../../api/graphql.ts";
import { useShop } from "../../../api/shop.ts";
import { useProblems } from "../../../checkout/steps/use-problems.ts";
import { showNotice } from "../../../notice/notices.ts";
import { useQueryClient } from "../../../query/use-query.ts";
import { t } from "../../../translation/translate.ts";
import { useAccountRules } from "../../account-rules.queries.ts";
import { AccountForm } from "../../form/AccountForm.tsx";
import { againField, checkNewPassword } from "../../form/check-new-password.ts";
import { textOf } from "../../form/form-text.ts";
import { NewPassword } from "../../form/NewPassword.tsx";
import { PasswordField } from "../../form/PasswordField.tsx";
import { useSending } from "../../form/use-sending.ts";
import { freshlySent } from "../../sent-again.ts";
import type { AccountPartProps } from "../account-parts.ts";
import { accountEndQuery } from "../devices/devices.queries.ts";
import type { Proof } from "../use-proof.ts";

const changePassword = operation(
  "ChangePassword",
  `mutation ChangePassword($current: String!, $next: String!) {
    changeCustomerPassword(currentPassword: $current, newPassword: $next) { email }
  }`,
);

interface PasswordFormProps extends Pick<AccountPartProps, "account"> {
  readonly proof: Proof;
}

/** Another password for whoever knows the current one (ACCT-11), and a first one for an account without any. */
export function PasswordForm({ account, proof }: PasswordFormProps) {
  const shop = useShop();
  const client = useQueryClient();
  const isFirst = proof === "sign-in";
  const rules = useAccountRules()?.password;
  // What was typed goes once it has become the password.
  const [turn, setTurn] = useState(0);
  const places = {
    currentPassword: { id: "profile-current-password", label: t("Current password") },
    newPassword: { id: "profile-new-password", label: t("New password") },
    newPasswordAgain: { id: "profile-new-password-again", label: t("Confirm password") },
  };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: (filled: { current: string; next: string }) =>
      freshlySent(() => shop.graphql(changePassword, filled)),
    onSent: async () => {
      showNotice(isFirst ? t("You have a password now.") : t("Your password has been changed."), {
        type: "success",
      });
      setTurn(turn + 1);
      // From now on it is asked for.
      if (isFirst) await client.invalidateQueries(accountEndQuery(shop, account));
    },
  });
  const read = (form: FormData) => {
    const current = textOf(form, "currentPassword");
    const next = textOf(form, "newPassword");
    const again = textOf(form, againField("newPassword"));
    const { email } = account;
    const wrong = [
      ...(!isFirst && current === "" ? [problem("checkout.required", "currentPassword")] : []),
      ...checkNewPassword({ field: "newPassword", password: next, again, email, rules }),
    ];
    submit({ current, next }, wrong);
  };
  return (
    <AccountForm
      key={turn}
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={isFirst ? t("Choose a password") : t("Change Password")}
      busy={busy}
      onSubmit={read}
    >
      {isFirst ? (
        <p>{t("Your account has no password yet.")}</p>
      ) : (
        <PasswordField
          {...places.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          error={problems.textOf("currentPassword")}
          onChange={() => problems.change("currentPassword")}
        />
      )}
      <NewPassword
        id={places.newPassword.id}
        name="newPassword"
        label={places.newPassword.label}
        email={() => account.email}
        rules={rules}
        error={problems.textOf("newPassword")}
        errorAgain={problems.textOf("newPasswordAgain")}
        onChange={() => problems.change("newPassword")}
      />
    </AccountForm>
  );
}
