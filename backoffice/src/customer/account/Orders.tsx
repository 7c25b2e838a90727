import { amountText } from "../../money/amount-text.ts";
import { ordersAt } from "../../order/order.addresses.ts";
import { Slot } from "../../page/Slot.tsx";
import { slots } from "../../page/slots.ts";
import { Table, type Column } from "../../page/Table.tsx";
import { Time } from "../../page/Time.tsx";
import type { Customer } from "./account.queries.ts";
import { Section } from "./Section.tsx";

/** The latest orders, and the way to the rest. */
export function Orders({ customer: { orders, email } }: { readonly customer: Customer }) {
  return (
    <Section title="Orders">
      {orders.count === 0 ? (
        <p>None yet.</p>
      ) : (
        <Table
          label="Latest orders"
          columns={COLUMNS}
          rows={orders.latest}
          keyOf={({ number }) => number}
          isCards
        />
      )}
      {orders.count > orders.latest.length ? (
        <a className="link" href={ordersAt({}, { search: email })}>
          All {orders.count} orders
        </a>
      ) : null}
    </Section>
  );
}

const COLUMNS: readonly Column<Customer["orders"]["latest"][number]>[] = [
  {
    title: "Order",
    isRowHeader: true,
    noWrap: true,
    cell: ({ number }) => (
      <Slot in={slots.orderNumber} number={number}>
        {number}
      </Slot>
    ),
  },
  { title: "Placed", noWrap: true, cell: ({ createdAt }) => <Time iso={createdAt} /> },
  { title: "Status", cell: ({ status }) => status },
  { title: "Total", align: "end", noWrap: true, cell: ({ total }) => amountText(total) },
];
