import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { ORDER_COLUMNS } from "./order-columns.tsx";
import { ordersList } from "./orders-list.ts";
import { StatusFilter } from "./StatusFilter.tsx";

/** New orders come in while the list is looked at, ms. */
const LIST_MS = 30_000;

/** Every order, newest first unless told; what is asked for stands in the address. */
export default function OrdersPage() {
  const list = useList(ordersList, (query) => call("orders", { query }), LIST_MS);
  const { asked, result } = list;
  return (
    <>
      <Heading title="Orders" />
      <ResourceList
        list={list}
        columns={ORDER_COLUMNS}
        keyOf={({ number }) => number}
        file="exportOrders"
        tabs={
          <StatusFilter
            counts={result.data?.counts}
            moneyToLookAfter={result.data?.moneyToLookAfter ?? 0}
            asked={asked}
          />
        }
        empty="No orders yet. The first one will stand here."
        {...(asked.money ? { noMatch: "All money is where it belongs." } : {})}
      />
    </>
  );
}
