import { useQuery } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import styles from "./CustomerSavedProducts.module.css";

/** What a customer has saved to order again, on their page; nothing where they have saved nothing. */
export default function CustomerSavedProducts({
  customer: { id },
}: {
  readonly customer: { readonly id: number };
}) {
  const { data, error } = useQuery({
    queryKey: ["saved products", id],
    queryFn: () => call("customerSavedProducts", { params: { id } }),
  });
  if (error) return <p role="alert">{failureText(error)}</p>;
  if (!data || data.products.length === 0) return null;
  return (
    <section aria-labelledby="saved-products">
      <h2 id="saved-products">Saved Products</h2>
      <Table
        label="Saved products of this customer"
        columns={COLUMNS}
        rows={data.products}
        keyOf={(product) => product.id}
        isCards
      />
    </section>
  );
}

type Saved = CallReply<"customerSavedProducts">["products"][number];

const COLUMNS: readonly Column<Saved>[] = [
  {
    title: "Saved as",
    isRowHeader: true,
    isWide: true,
    cell: ({ name, picture }) => (
      <span className={styles["saved"]}>
        {picture === null ? null : (
          <img className={styles["picture"]} src={picture} alt="" loading="lazy" />
        )}
        {name}
      </span>
    ),
  },
  {
    title: "Product",
    cell: ({ product, sku }) => (
      <>
        {product} <span className="num">{sku}</span>
      </>
    ),
  },
  {
    title: "What is chosen and done",
    isWide: true,
    cell: ({ chosen }) => (
      <ul className={styles["chosen"]}>
        {chosen.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
  { title: "Website", cell: ({ website }) => website },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
  { title: "Saved", cell: ({ savedAt }) => <Time iso={savedAt} /> },
];
