import { call, type CallReply } from "../api/call.ts";
import { deliveriesAt } from "../delivery/delivery.addresses.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { STATE_TEXT } from "./conversion-text.ts";
import { conversionsList } from "./conversions-list.ts";

/** Events go out while the list is looked at, ms. */
const LIST_MS = 15_000;

/** What Meta is told of shoppers who consented, the last event first, and what it did not take (issue 12.7). */
export default function ConversionsPage() {
  const list = useList(conversionsList, (query) => call("conversions", { query }), LIST_MS);
  return (
    <>
      <Heading title="Conversions" />
      <p>
        What Meta is told of shoppers who consented to marketing. Who they are is forgotten once it
        was told, and after a week in any case; the event after 30 days. What Meta does not take is
        tried again, and stands among the{" "}
        <a className="link" href={deliveriesAt({}, { search: "conversion.meta" })}>
          deliveries
        </a>
        , where you can try it now.
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportConversions"
        empty="Meta was told nothing. It is told once the settings of analytics name a pixel and switch it on."
      />
    </>
  );
}

type Row = CallReply<"conversions">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  { title: "Event", isRowHeader: true, cell: ({ name }) => name },
  {
    title: "Happened",
    sort: "happened",
    noWrap: true,
    cell: ({ happenedAt }) => <Time iso={happenedAt} />,
  },
  {
    title: "Order",
    noWrap: true,
    cell: ({ order }) =>
      order === null ? (
        "–"
      ) : (
        <Slot in={slots.orderNumber} number={order}>
          {order}
        </Slot>
      ),
  },
  { title: "Value", align: "end", noWrap: true, cell: valueText },
  {
    title: "State",
    isWide: true,
    cell: ({ state, error }) =>
      error === null ? STATE_TEXT[state] : `${STATE_TEXT[state]}: ${error}`,
  },
  { title: "Store view", cell: ({ view }) => view },
];

/** What it is worth, in its currency. */
function valueText({ value, currency }: Row): string {
  if (value === null) return "–";
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(value);
}
