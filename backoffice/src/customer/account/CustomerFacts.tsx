import { amountText } from "../../money/amount-text.ts";
import { Fact, Facts } from "../../page/Facts.tsx";
import { Time } from "../../page/Time.tsx";
import type { Customer } from "./account.queries.ts";

/** Who it is, and their orders in sums. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const { portal, poNumber } = customer;
  const { email, group, website, storeView, createdAt, newsletter, hasPassword, orders } = customer;
  return (
    <Facts>
      <Fact title="Email">{email}</Fact>
      {portal ? (
        <Fact title="Portal">{`${portal.name}; signs in as ${portal.code}#${email}`}</Fact>
      ) : null}
      {poNumber === "" ? null : <Fact title="Purchase order">{poNumber}</Fact>}
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
    </Facts>
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
