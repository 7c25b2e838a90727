import { newsletterToInput } from "@placket/contract/newsletter/newsletter.codec";
import { checkAccountEmail, checkPerson } from "@placket/domain/customer/person";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useRef } from "react";
import { operation } from "../../api/graphql.ts";
import { publish } from "../../events/events.ts";
import { useShop } from "../../api/shop.ts";
import { useProblems } from "../../checkout/steps/use-problems.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useAccountRules } from "../account-rules.queries.ts";
import { AccountForm } from "../form/AccountForm.tsx";
import formStyles from "../form/AccountForm.module.css";
import { againField, checkNewPassword } from "../form/check-new-password.ts";
import { textOf } from "../form/form-text.ts";
import { NewPassword } from "../form/NewPassword.tsx";
import { proofHeader } from "../../bot-check/bot-proof.ts";
import { useSending } from "../form/use-sending.ts";
import { signIn } from "../sign-in.ts";

const createCustomer = operation(
  "CreateCustomer",
  `mutation CreateCustomer($input: CustomerCreateInput!) {
    createCustomerV2(input: $input) { customer { email } }
  }`,
);

interface CreateAccountProps {
  /** They are logged in then. */
  readonly onCreated?: () => void;
}

/** A new account (OPEN-37): whoever made one is logged in at once. */
export function CreateAccount({ onCreated }: CreateAccountProps) {
  const shop = useShop();
  const client = useQueryClient();
  const rules = useAccountRules();
  const { emailPattern } = useConfig();
  const email = useRef<HTMLInputElement>(null);
  const places = {
    firstname: { id: "create-firstname", label: t("First name") },
    lastname: { id: "create-lastname", label: t("Last name") },
    email: { id: "create-email", label: t("Email") },
    password: { id: "create-password", label: t("Password") },
    passwordAgain: { id: "create-password-again", label: t("Confirm password") },
  };
  const problems = useProblems(places);
  const { checkField, busy, submit } = useSending({
    form: "create",
    problems,
    send: async ({ firstName, lastName, email, password, wantsNewsletter }: NewAccount, proof) => {
      const person = { firstname: firstName, lastname: lastName, email, password };
      const input = { ...person, ...newsletterToInput(wantsNewsletter) };
      await shop.graphql(createCustomer, { input }, proofHeader(proof));
      await signIn({ client, shop }, { username: email, password });
      publish("customer.registered", {});
    },
    onSent: onCreated,
  });
  const read = (form: FormData) => {
    const filled = newAccountOf(form);
    const found = [
      ...checkPerson({ ...filled, suffix: "" }),
      ...checkAccountEmail(filled.email, emailPattern),
      ...checkNewPassword({
        field: "password",
        password: filled.password,
        again: textOf(form, againField("password")),
        email: filled.email,
        rules: rules?.password,
      }),
    ];
    submit(filled, found);
  };
  const field = (name: "firstname" | "lastname" | "email") => ({
    id: places[name].id,
    name,
    label: places[name].label,
    error: problems.textOf(name),
    onChange: () => problems.change(name),
  });
  return (
    <AccountForm
      lines={problems.lines}
      attempt={problems.attempt}
      submitLabel={t(rules?.createLabel ?? "Create Account")}
      busy={busy}
      onSubmit={read}
    >
      <div className={formStyles["pair"]}>
        <TextField {...field("firstname")} autoComplete="given-name" maxLength={255} />
        <TextField {...field("lastname")} autoComplete="family-name" maxLength={255} />
      </div>
      <TextField
        {...field("email")}
        ref={email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPassword
        id={places.password.id}
        name="password"
        label={places.password.label}
        email={() => email.current?.value ?? ""}
        rules={rules?.password}
        error={problems.textOf("password")}
        errorAgain={problems.textOf("passwordAgain")}
        onChange={() => problems.change("password")}
      />
      <Checkbox name="newsletter" label={t("Send me the newsletter")} />
      {checkField}
    </AccountForm>
  );
}

interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly wantsNewsletter: boolean;
}

function newAccountOf(form: FormData): NewAccount {
  return {
    firstName: textOf(form, "firstname").trim(),
    lastName: textOf(form, "lastname").trim(),
    email: textOf(form, "email").trim(),
    password: textOf(form, "password"),
    wantsNewsletter: form.has("newsletter"),
  };
}
