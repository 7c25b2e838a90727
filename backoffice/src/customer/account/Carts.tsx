import { amountText } from "../../money/amount-text.ts";
import { useMay } from "../../page/permissions.ts";
import { Table, type Column } from "../../page/Table.tsx";
import { quotesAt } from "../customer.addresses.ts";
import type { Customer } from "./account.queries.ts";
import { Section } from "./Section.tsx";

type Cart = Customer["carts"][number];

/** What lies in their cart now, in each website. */
export function Carts({ customer: { carts, email } }: { readonly customer: Customer }) {
  const mayReadQuotes = useMay("quotes.read");
  return (
    <Section title="Cart">
      {carts.length === 0 ? <p>Empty.</p> : null}
      {carts.map(({ website, items, total }) => (
        <div key={website}>
          <Table
            label={`Cart in ${website}`}
            columns={COLUMNS}
            rows={items}
            keyOf={({ id }) => id}
            isCards
          />
          <p>
            {website}: {amountText(total)} in all
          </p>
        </div>
      ))}
      {mayReadQuotes ? (
        <p>
          <a className="link" href={quotesAt({}, { search: email })}>
            Quotes of {email}
          </a>
        </p>
      ) : null}
    </Section>
  );
}

const COLUMNS: readonly Column<Cart["items"][number]>[] = [
  { title: "Product", isRowHeader: true, cell: ({ name }) => name },
  { title: "SKU", cell: ({ sku }) => sku },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
];
