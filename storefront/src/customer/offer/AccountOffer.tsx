import { accountFromOrderToInput } from "@placket/contract/customer/account-from-order.codec";
import type { ShownOrder } from "@placket/contract/order/order.codec";
import { checkPassword } from "@placket/domain/customer/password";
import { useEffect, useId, useRef, useState } from "react";
import { operation } from "../../api/graphql.ts";
import { publish } from "../../events/events.ts";
import { useShop } from "../../api/shop.ts";
import { useProblems } from "../../checkout/steps/use-problems.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { hrefTo } from "../../routing/routes.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";
import { t } from "../../translation/translate.ts";
import { useAccount } from "../account.ts";
import { useAccountRules } from "../account-rules.queries.ts";
import { AccountForm } from "../form/AccountForm.tsx";
import { textOf } from "../form/form-text.ts";
import { PasswordField } from "../form/PasswordField.tsx";
import { proofHeader } from "../../bot-check/bot-proof.ts";
import { useSending } from "../form/use-sending.ts";
import { signIn } from "../sign-in.ts";
import styles from "./AccountOffer.module.css";

const createFromOrder = operation(
  "CreateFromOrder",
  `mutation CreateFromOrder($input: CustomerFromOrderInput!) {
    createCustomerFromOrder(input: $input) { customer { email } }
  }`,
);

interface AccountOfferProps {
  readonly order: ShownOrder;
  readonly token: string;
}

/**
 * A guest who has ordered needs only a password for an account (ACCT-30); nobody else is offered one. Customers are
 * led to their orders.
 */
export default function AccountOffer({ order, token }: AccountOfferProps) {
  const account = useAccount();
  const [isMade, setMade] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that was sent is gone; what has come of it is shown from its heading on, below the header.
  useEffect(() => {
    if (isMade) heading.current?.focus();
  }, [isMade]);
  if (account === undefined) return null;
  if (!isMade && account !== null) {
    return (
      <p className="no-print">
        {t("You find all your orders in your account.")} <ToOrders />
      </p>
    );
  }
  return (
    <section className={`no-print ${styles["offer"]}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {isMade ? t("Your account is ready") : t("Keep this order in an account")}
      </h2>
      {isMade ? <Made /> : <Offer order={order} token={token} onMade={() => setMade(true)} />}
    </section>
  );
}

function Made() {
  return (
    <p>
      {t("You are signed in, and the order is in it.")} <ToOrders />
    </p>
  );
}

function ToOrders() {
  return (
    <a className="link" href={hrefTo("orderHistory")}>
      {t("My Orders")}
    </a>
  );
}

function Offer({ order, token, onMade }: AccountOfferProps & { readonly onMade: () => void }) {
  const shop = useShop();
  const client = useQueryClient();
  const rules = useAccountRules()?.password;
  const { email, number } = order;
  const place = { id: "offer-password", label: t("Password") };
  const problems = useProblems({ password: place });
  const isCreated = useRef(false);
  const { checkField, busy, submit } = useSending({
    form: "create",
    problems,
    send: async ({ password }: { password: string }, proof) => {
      // Whoever reloads meanwhile types nothing twice (reading 71).
      writeStored(storageKeys.guestPassword, password);
      const input = accountFromOrderToInput({ number, token, password });
      if (!isCreated.current) await shop.graphql(createFromOrder, { input }, proofHeader(proof));
      // Where signing in fails, the next try has an account already.
      isCreated.current = true;
      await signIn({ client, shop }, { username: email, password });
      publish("customer.registered", {});
    },
    onSent: () => {
      removeStored(storageKeys.guestPassword);
      onMade();
    },
  });
  const read = (form: FormData) => {
    const password = textOf(form, "password");
    submit({ password }, rules ? checkPassword(password, { email, rules }) : []);
  };
  return (
    <>
      <p>{t("Choose a password for %1. You find your orders and addresses there.", email)}</p>
      <AccountForm
        lines={problems.lines}
        attempt={problems.attempt}
        submitLabel={t("Create Account")}
        busy={busy}
        onSubmit={read}
      >
        {/* By which a password manager knows whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...place}
          name="password"
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
          defaultValue={readStored(storageKeys.guestPassword) ?? ""}
          error={problems.textOf("password")}
          onChange={() => problems.change("password")}
        />
        {checkField}
      </AccountForm>
    </>
  );
}
