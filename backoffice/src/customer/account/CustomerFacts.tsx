import type { ReactNode } from "react";
import { amountText } from "../../money/amount-text.ts";
import { Time } from "../../page/Time.tsx";
import type { Customer } from "./account.queries.ts";
import styles from "./CustomerFacts.module.css";

/** Who it is, and their orders in sums. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const { email, group, website, storeView, createdAt, newsletter, hasPassword, orders } = customer;
  return (
    <dl className={styles["facts"]}>
      <Fact title="Email">{email}</Fact>
      <Fact title="Group">{group}</Fact>
      <Fact title="Store">{`${website}, ${storeView}`}</Fact>
      <Fact title="Since">
        <Time iso={createdAt} />
      </Fact>
      <Fact title="Signs in">{SIGN_IN_TEXT(customer.isActive, hasPassword)}</Fact>
      <Fact title="Newsletter">{NEWSLETTER_TEXT[newsletter ?? "none"]}</Fact>
      <Fact title="Orders">{orders.count}</Fact>
      <Fact title="Spent">{orders.spent.map(amountText).join(", ") || "Nothing"}</Fact>
      <Fact title="Last order">
        {orders.lastAt === null ? "None" : <Time iso={orders.lastAt} />}
      </Fact>
    </dl>
  );
}

const SIGN_IN_TEXT = (isActive: boolean, hasPassword: boolean) => {
  if (!isActive) return "No: the account is closed";
  return hasPassword ? "With a password" : "Has chosen no password yet";
};

const NEWSLETTER_TEXT = {
  none: "Never asked",
  unconfirmed: "Asked, not confirmed",
  subscribed: "Wants it",
  unsubscribed: "Does not want it any more",
} as const satisfies Readonly<Record<NonNullable<Customer["newsletter"]> | "none", string>>;

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
