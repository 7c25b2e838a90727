import { useQuery } from "@tanstack/react-query";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { Slot } from "../../page/Slot.tsx";
import { slots } from "../../page/slots.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { customersAt } from "../customer.addresses.ts";
import { AccountForms } from "./AccountForms.tsx";
import { customerQuery, type Customer } from "./account.queries.ts";
import { ActFor } from "./ActFor.tsx";
import { Acts } from "./Acts.tsx";
import { Addresses } from "./Addresses.tsx";
import { Anonymize } from "./Anonymize.tsx";
import { Carts } from "./Carts.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import styles from "./CustomerPage.module.css";
import { MergeForm } from "./MergeForm.tsx";
import { Notes } from "./Notes.tsx";
import { Orders } from "./Orders.tsx";
import { Sessions } from "./Sessions.tsx";

/** One customer: who it is, what they ordered and have, and what staff may do for them. */
export default function CustomerPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: customer, error, refetch } = useQuery(customerQuery(id));
  if (customer) return <Whole key={id} customer={customer} />;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title="Customer" />
      <LoadingRows label="Loading the customer" />
    </>
  );
}

function Whole({ customer }: { readonly customer: Customer }) {
  const mayChange = useMay("customers.change");
  const mayAct = useMay("customers.actFor");
  const mayMerge = useMay("customers.merge");
  const { firstName, lastName, suffix, isActive } = customer;
  const name = [firstName, lastName, suffix].filter(Boolean).join(" ");
  return (
    <>
      <Heading title={name}>
        {name}
        {isActive ? "" : " (closed)"}
      </Heading>
      <p>
        <a className="link" href={customersAt({})}>
          All customers
        </a>
      </p>
      <div className={styles["columns"]}>
        <div className={styles["facts"]}>
          <CustomerFacts customer={customer} />
          {mayAct && isActive ? <ActFor customer={customer} /> : null}
        </div>
        <div className={styles["main"]}>
          <Orders customer={customer} />
          <Carts customer={customer} />
          <Addresses customer={customer} />
          <Slot in={slots.customerPart} customer={customer} />
          <div className={styles["folded"]}>
            {mayChange ? <AccountForms customer={customer} /> : null}
            {mayMerge ? (
              <>
                <MergeForm customer={customer} />
                <Anonymize customer={customer} />
              </>
            ) : null}
          </div>
        </div>
        <div className={styles["side"]}>
          <Notes customer={customer} />
          <Sessions customer={customer} />
          <Acts acts={customer.acts} />
        </div>
      </div>
    </>
  );
}
