import { useQuery } from "@tanstack/react-query";
import { amountText } from "../money/amount-text.ts";
import { Folded } from "../page/form/Folded.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { useMay } from "../page/permissions.ts";
import { Time } from "../page/Time.tsx";
import { paymentTermsQuery, useSetTerms, type Buyer } from "./payment.queries.ts";
import styles from "./PaymentTerms.module.css";
import { checkTyped, termsFields, termsOf, termsShown } from "./terms-form.ts";

/**
 * Whether a customer buys on account, on their page, for whoever may say so: up to their limit they order by purchase
 * order, and pay by invoice.
 */
export default function CustomerTerms({
  customer,
}: {
  readonly customer: { readonly id: number };
}) {
  return useMay("paymentTerms.manage") ? <Found id={customer.id} /> : null;
}

function Found({ id }: { readonly id: number }) {
  const { data: buyer } = useQuery(paymentTermsQuery(id));
  const set = useSetTerms(id);
  if (!buyer) return null;
  return (
    <section aria-labelledby="terms" className={styles["section"]}>
      <h2 id="terms">Payment Terms</h2>
      {buyer.accounts.length === 0 ? <p>Does not buy on account.</p> : null}
      {buyer.accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
      <Folded title={buyer.accounts.length === 0 ? "Let Them Buy on Account" : "Change the Terms"}>
        <ResourceForm
          key={JSON.stringify(termsShown(buyer))}
          fields={termsFields(buyer.currencies)}
          values={termsShown(buyer)}
          check={(typed) => checkTyped(buyer, typed)}
          submitLabel="Save"
          done={set.isSuccess ? "Saved." : undefined}
          onSave={(typed) => set.mutateAsync({ params: { id }, body: termsOf(typed) })}
        />
      </Folded>
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
