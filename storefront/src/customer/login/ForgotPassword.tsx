import { checkAccountEmail } from "@placket/domain/customer/person";
import { loginUsername } from "@placket/domain/customer/username";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { operation } from "../../api/graphql.ts";
import { useShop } from "../../api/shop.ts";
import { keptCartId } from "../../cart/cart-id.ts";
import { useProblems } from "../../checkout/steps/use-problems.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { useAccountRules } from "../account-rules.queries.ts";
import { AccountForm } from "../form/AccountForm.tsx";
import { proofHeader } from "../../bot-check/bot-proof.ts";
import { useSending } from "../form/use-sending.ts";
import { useNamedPortal } from "../named-portal.ts";
import { REDIRECT, redirectCodeOf, returnPath } from "../return-path.ts";
import type { LoginScreenProps } from "./LoginPage.tsx";
import styles from "./LoginPage.module.css";

const ID = "forgot-email";

const requestReset = operation(
  "RequestPasswordReset",
  `mutation RequestPasswordReset($email: String!) {
    requestPasswordResetEmail(email: $email)
  }`,
);

const sendLoginLink = operation(
  "SendLoginLink",
  `mutation SendLoginLink($email: String!, $redirect: String, $cartId: String) {
    sendCustomerLoginLink(email: $email, redirect_path: $redirect, cart_id: $cartId)
  }`,
);

/** Which link is asked for: to a new password, or one that signs in. */
type Wish = "password" | "login";

interface Asked {
  readonly wish: Wish;
  readonly email: string;
  /** What one signs in by: in a portal with its code before the email (ACCT-12). */
  readonly username: string;
}

const SENT: Readonly<Record<Wish, string>> = {
  password:
    "If there is an account associated with %1 you will receive an email with a link to reset your password.",
  login:
    "If there is an account associated with %1 you will receive an email with a link that signs you in.",
};

/**
 * `/customer/account/forgotpassword` (ROUTE-18): a link by letter, to a new password (ACCT-25) or straight in
 * (ACCT-26). The answer tells nobody who has an account.
 */
export function ForgotPassword({ place }: LoginScreenProps) {
  const shop = useShop();
  const { emailPattern } = useConfig();
  const sendsLoginLinks = useAccountRules()?.sendsLoginLinks;
  const email = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Asked>();
  const problems = useProblems({ email: { id: ID, label: t("Email") } });
  const redirect = redirectCodeOf(place);
  const portalCode = useNamedPortal();
  const { checkField, busy, submit } = useSending({
    form: "forgot",
    problems,
    send: ({ wish, username: to }: Asked, proof) =>
      wish === "password"
        ? shop.graphql(requestReset, { email: to }, proofHeader(proof))
        : shop.graphql(
            sendLoginLink,
            { email: to, redirect: returnPath(redirect) ?? null, cartId: keptCartId() ?? null },
            proofHeader(proof),
          ),
    onSent: setSent,
  });
  const ask = (wish: Wish) => {
    const typed = email.current?.value.trim() ?? "";
    const username = loginUsername(typed, portalCode);
    submit({ wish, email: typed, username }, checkAccountEmail(typed, emailPattern));
  };
  const back = (
    <a
      className="link"
      href={hrefTo("login", {}, { [REDIRECT]: redirect || undefined, code: portalCode })}
    >
      {t("Back to sign in")}
    </a>
  );
  if (sent !== undefined) {
    return <Sent text={t(SENT[sent.wish], sent.email)}>{back}</Sent>;
  }
  return (
    <>
      <p className="muted">
        {t("Please enter your email address below to receive a password reset link.")}
      </p>
      <AccountForm
        lines={problems.lines}
        attempt={problems.attempt}
        submitLabel={t("Reset My Password")}
        busy={busy}
        onSubmit={() => ask("password")}
        beside={
          sendsLoginLinks ? (
            <Button kind="line" busy={busy} onClick={() => ask("login")}>
              {t("Email Me a Sign-In Link")}
            </Button>
          ) : null
        }
      >
        <TextField
          ref={email}
          id={ID}
          name="email"
          label={t("Email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={problems.textOf("email")}
          onChange={() => problems.change("email")}
        />
        {checkField}
      </AccountForm>
      <p>{back}</p>
    </>
  );
}

/** In the place of the form that was sent, whose focus it takes: it is read, and Tab goes on from there. */
function Sent({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles["refusal"]}>
      <output ref={words} tabIndex={-1}>
        {text}
      </output>
      {children}
    </div>
  );
}
