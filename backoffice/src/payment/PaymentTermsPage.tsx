import { useQueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amountText } from "../money/amount-text.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { Time } from "../page/Time.tsx";
import { paymentTermsQuery, useSetTerms, type Buyer } from "./payment.queries.ts";
import styles from "./PaymentTerms.module.css";
import { checkTyped, termsFields, termsOf, termsShown } from "./terms-form.ts";

/** Who buys on account: found by email, with what they may owe and what is open. */
export default function PaymentTermsPage() {
  const client = useQueryClient();
  const [email, setEmail] = useState<string>();
  const find = async (typed: Readonly<Record<"email", string>>) => {
    const wanted = typed.email.trim();
    await client.fetchQuery(paymentTermsQuery(wanted));
    setEmail(wanted);
  };
  return (
    <>
      <Heading title="Payment Terms" />
      <p>
        Customers with terms may order by purchase order, up to their limit, and pay by invoice.
      </p>
      <ResourceForm
        fields={FIND_FIELDS}
        submitLabel="Find"
        onSave={find}
        keeps={["email"]}
        mayBeLeft
      />
      {email === undefined ? null : <Found key={email} email={email} />}
    </>
  );
}

const FIND_FIELDS = {
  email: { label: "Customer's email", as: "email", maxLength: 254, autoComplete: "off" },
} as const;

function Found({ email }: { readonly email: string }) {
  const { data: buyer } = useQuery(paymentTermsQuery(email));
  const set = useSetTerms(email);
  if (!buyer) return null;
  return (
    <section aria-labelledby="terms" className={styles["section"]}>
      <h2 id="terms">Terms of {buyer.email}</h2>
      {buyer.accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
      <ResourceForm
        key={JSON.stringify(termsShown(buyer))}
        fields={termsFields(buyer.currencies)}
        values={termsShown(buyer)}
        check={(typed) => checkTyped(buyer, typed)}
        submitLabel="Save"
        done={set.isSuccess ? "Saved." : undefined}
        onSave={(typed) => set.mutateAsync({ params: { id: buyer.id }, body: termsOf(typed) })}
      />
    </section>
  );
}

function Account({ account }: { readonly account: Buyer["accounts"][number] }) {
  const { owed, limit, netDays, isOn, orders } = account;
  return (
    <>
      <p>
        {amountText(owed)} of {amountText(limit)} is open, {netDays} days to pay.
        {isOn ? "" : " No orders are taken on account now."}
      </p>
      {orders.length === 0 ? null : (
        <ul className={styles["orders"]}>
          {orders.map(({ number, amount, dueAt }) => (
            <li key={number}>
              <span>Order {number}</span>
              <span>{amountText(amount)}</span>
              <span>
                {dueAt === null ? null : (
                  <>
                    to be paid by <Time iso={dueAt} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
