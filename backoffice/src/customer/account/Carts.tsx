import { amountText } from "../../money/amount-text.ts";
import { Table, type Column } from "../../page/Table.tsx";
import type { Customer } from "./account.queries.ts";
import { Section } from "./Section.tsx";

type Cart = Customer["carts"][number];

/** What lies in their cart now, in each website. */
export function Carts({ carts }: { readonly carts: readonly Cart[] }) {
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
    </Section>
  );
}

const COLUMNS: readonly Column<Cart["items"][number]>[] = [
  { title: "Product", isRowHeader: true, cell: ({ name }) => name },
  { title: "SKU", cell: ({ sku }) => sku },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
];
