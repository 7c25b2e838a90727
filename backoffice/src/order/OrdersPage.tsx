import { useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { eachRow } from "../page/list/each-row.ts";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { ORDER_COLUMNS } from "./order-columns.tsx";
import { useTaking } from "./movement/use-taking.ts";
import { LIST_MS, useOrderCounts, type OrderRow } from "./order.queries.ts";
import { ordersList } from "./orders-list.ts";
import { useShipping } from "./ship/use-shipping.ts";
import { outcomeText } from "./status-text.ts";
import { usePacking } from "./use-packing.ts";
import { PaymentNotices } from "./notices/PaymentNotices.tsx";
import { StatusFilter } from "./StatusFilter.tsx";

/** Every order, newest first unless told; what is asked for stands in the address. */
export default function OrdersPage() {
  const list = useList(ordersList, (query) => call("orders", { query }), LIST_MS);
  const { asked, result } = list;
  const counts = useOrderCounts(asked, result.isEnabled);
  const bulk = useBulk();
  const packing = [...usePacking(), ...useShipping()];
  const taking = useTaking();
  const mayLookAfter = useMay("payments.lookAfter");
  const mayPack = useMay("orders.pack");
  const mayTake = useMay("payments.move");
  return (
    <>
      <Heading title="Orders" />
      {asked.money && mayLookAfter ? <PaymentNotices /> : null}
      <ResourceList
        list={list}
        columns={ORDER_COLUMNS}
        keyOf={({ number }) => number}
        file="exportOrders"
        tabs={<StatusFilter counts={counts} asked={asked} />}
        bulk={[
          ...(mayPack ? packing : NONE),
          ...(mayTake ? taking : NONE),
          ...(mayLookAfter ? bulk : NONE),
        ]}
        empty="No orders yet. The first one will stand here."
        {...(asked.money ? { noMatch: "The money of every order is where it belongs." } : {})}
      />
    </>
  );
}

const NONE: readonly BulkAction<OrderRow>[] = [];

/** What may be done with several orders at once. */
function useBulk(): readonly BulkAction<OrderRow>[] {
  const client = useQueryClient();
  const act = async ({ number }: OrderRow) => {
    const after = await call("lookAfterOrder", { params: { number } });
    const became = after.canLookAfter ? ("open" as const) : ("done" as const);
    return { became, text: outcomeText(after) };
  };
  return [
    {
      title: "Ask the Processor",
      warning:
        "It is asked about each of them now, one after the other, and the answers are settled.",
      fits: ({ canLookAfter }) => canLookAfter,
      run: async (rows) => {
        const outcomes = await eachRow(rows, { nameOf: ({ number }) => number, act });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
  ];
}
