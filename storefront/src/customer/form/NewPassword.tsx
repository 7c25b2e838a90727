import { checkPassword } from "@placket/domain/customer/password";
import { useEffect, useState } from "react";
import { fetchWords, wordsSoFar } from "../../checkout/late-words.ts";
import { t } from "../../translation/translate.ts";
import type { AccountRules } from "../account-rules.queries.ts";
import styles from "./AccountForm.module.css";
import { againField } from "./check-new-password.ts";
import { PasswordField } from "./PasswordField.tsx";

interface NewPasswordProps {
  /** Of the first field, as it is sent. */
  readonly name: string;
  readonly id: string;
  readonly label: string;
  /** Whose password it becomes; it must not be the password itself. */
  readonly email: () => string;
  readonly rules: AccountRules["password"] | undefined;
  readonly error: string | undefined;
  readonly errorAgain: string | undefined;
  readonly onChange: () => void;
}

/** A password to be chosen, twice, and what the shop asks of it: said before, and while it is typed (ACCT-11). */
export function NewPassword(props: NewPasswordProps) {
  const { name, id, label, email, rules, error, errorAgain, onChange } = props;
  const [typed, type] = useState("");
  useEffect(() => void fetchWords(), []);
  const problems = typed === "" || !rules ? [] : checkPassword(typed, { email: email(), rules });
  const verdict =
    typed === ""
      ? ""
      : problems.length > 0
        ? wordsSoFar()?.fieldText(problems, "password")
        : t("This password is good.");
  return (
    <>
      <div>
        <PasswordField
          id={id}
          name={name}
          label={label}
          autoComplete="new-password"
          hint={
            rules
              ? t(
                  "At least %1 characters, of at least %2 of these kinds: lower case, upper case, digits, other characters.",
                  rules.passwordMinLength,
                  rules.passwordClasses,
                )
              : null
          }
          error={error}
          onChange={({ target: { value } }) => {
            type(value);
            onChange();
          }}
        />
        <output className={styles["verdict"]}>{error === undefined ? verdict : null}</output>
      </div>
      <PasswordField
        id={`${id}-again`}
        name={againField(name)}
        label={t("Confirm password")}
        autoComplete="new-password"
        error={errorAgain}
      />
    </>
  );
}
