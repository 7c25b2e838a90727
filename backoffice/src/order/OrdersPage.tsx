import { quoteIdOf } from "@placket/domain/cart/quote/quote-number";
import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { ORDER_COLUMNS } from "./order-columns.tsx";
import { LIST_MS, useOrderCounts } from "./order.queries.ts";
import { ordersList, type OrdersAsked } from "./orders-list.ts";
import { OrderViews } from "./board/OrderViews.tsx";
import { useOrderActions } from "./bulk/use-order-actions.ts";
import { PaymentNotices } from "./notices/PaymentNotices.tsx";
import { StatusFilter } from "./StatusFilter.tsx";

/** Every order, newest first unless told; what is asked for stands in the address. */
export default function OrdersPage() {
  const list = useList(ordersList, (query) => call("orders", { query }), LIST_MS);
  const { asked, result } = list;
  const counts = useOrderCounts(asked, result.isEnabled);
  const bulk = useOrderActions();
  const mayLookAfter = useMay("payments.lookAfter");
  return (
    <>
      <Heading title="Orders" />
      <OrderViews here="list" />
      {asked.money && mayLookAfter ? <PaymentNotices /> : null}
      <ResourceList
        list={list}
        columns={ORDER_COLUMNS}
        keyOf={({ number }) => number}
        file="exportOrders"
        tabs={<StatusFilter counts={counts} asked={asked} />}
        bulk={bulk}
        empty="No orders yet. The first one will stand here."
        {...noMatchOf(asked)}
      />
    </>
  );
}

/** What is said where nothing matches, of what somebody may have meant. */
function noMatchOf({ money, search = "" }: Pick<OrdersAsked, "money" | "search">) {
  if (quoteIdOf(search) > 0)
    return { noMatch: `${search} is the number of a quote: look among the quotes.` };
  return money ? { noMatch: "The money of every order is where it belongs." } : {};
}
