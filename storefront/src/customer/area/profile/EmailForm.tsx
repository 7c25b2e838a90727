import { checkAccountEmail } from "@placket/domain/customer/person";
import { problem } from "@placket/domain/problem";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { operation } from "../../../api/graphql.ts";
import { useShop } from "../../../api/shop.ts";
import { useProblems } from "../../../checkout/steps/use-problems.ts";
import { showNotice } from "../../../notice/notices.ts";
import { useConfig } from "../../../store/config.queries.ts";
import { t } from "../../../translation/translate.ts";
import { AccountForm } from "../../form/AccountForm.tsx";
import { textOf } from "../../form/form-text.ts";
import { PasswordField } from "../../form/PasswordField.tsx";
import { useSending } from "../../form/use-sending.ts";
import { freshlySent } from "../../sent-again.ts";
import type { AccountPartProps } from "../account-parts.ts";
import type { Proof } from "../use-proof.ts";

const updateEmail = operation(
  "UpdateEmail",
  `mutation UpdateEmail($email: String!, $password: String!) {
    updateCustomerEmail(email: $email, password: $password) { customer { email } }
  }`,
);

interface EmailFormProps extends Pick<AccountPartProps, "account"> {
  readonly proof: Proof;
}

/** A link goes to the new email, which is the account's once it is opened; its proof says who wishes it. */
export function EmailForm({ account, proof }: EmailFormProps) {
  const shop = useShop();
  const { emailPattern } = useConfig();
  const places = {
    email: { id: "profile-email", label: t("Email") },
    password: { id: "profile-email-password", label: t("Current password") },
  };
  const problems = useProblems(places);
  const { busy, submit } = useSending({
    problems,
    send: (filled: { email: string; password: string }) =>
      freshlySent(() => shop.graphql(updateEmail, filled)),
    onSent: ({ email }) =>
      showNotice(
        email === account.email
          ? t("You saved the account information.")
          : t("Open the link in the letter to %1: your email is changed then.", email),
        { type: "success" },
      ),
  });
  const read = (form: FormData) => ({
    email: textOf(form, "email").trim(),
    password: textOf(form, "password"),
  });
  const wrong = ({ email, password }: ReturnType<typeof read>) => [
    ...checkAccountEmail(email, emailPattern),
    ...(proof === "password" && password === "" ? [problem("checkout.required", "password")] : []),
  ];
  return (
    <AccountForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t("Save email")}
      busy={busy}
      onSubmit={(form) => submit(read(form), wrong(read(form)))}
    >
      <TextField
        {...places.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={account.email}
        error={problems.textOf("email")}
        onChange={() => problems.change("email")}
      />
      {proof === "password" ? (
        <PasswordField
          {...places.password}
          name="password"
          autoComplete="current-password"
          error={problems.textOf("password")}
          onChange={() => problems.change("password")}
        />
      ) : null}
    </AccountForm>
  );
}
