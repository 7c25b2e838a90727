import { useQuery } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { KIND_TEXT } from "./kind-text.ts";

/** What a customer waits for, and of what they were told lately; nothing where that is nothing. */
export default function CustomerAlerts({
  customer: { id },
}: {
  readonly customer: { readonly id: number };
}) {
  const { data, error } = useQuery({
    queryKey: ["alerts of customer", id],
    queryFn: () => call("customerAlerts", { params: { id } }),
  });
  if (error) return <p role="alert">{failureText(error)}</p>;
  if (!data || data.alerts.length === 0) return null;
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">Alerts</h2>
      <Table
        label="What this customer waits for"
        columns={COLUMNS}
        rows={data.alerts}
        keyOf={(alert) => alert.id}
        isCards
      />
    </section>
  );
}

type Alert = CallReply<"customerAlerts">["alerts"][number];

const COLUMNS: readonly Column<Alert>[] = [
  {
    title: "Product",
    isRowHeader: true,
    isWide: true,
    cell: ({ name, sku }) => (
      <>
        {name} <span className="num">{sku}</span>
      </>
    ),
  },
  { title: "Waits until it", cell: ({ kind }) => KIND_TEXT[kind] },
  { title: "Website", cell: ({ website }) => website },
  { title: "Asked", cell: ({ askedAt }) => <Time iso={askedAt} /> },
  {
    title: "Told",
    cell: ({ toldAt }) => (toldAt === null ? "Not yet" : <Time iso={toldAt} />),
  },
];
