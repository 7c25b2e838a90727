import { useQuery } from "@tanstack/react-query";
import { navigate, useAddress } from "../page/address.ts";
import { hrefTo } from "../page/addresses.ts";
import { Heading } from "../page/Heading.tsx";
import { Older } from "../page/Older.tsx";
import { SearchForm } from "../page/SearchForm.tsx";
import { Empty, Failed, LoadingRows } from "../page/states.tsx";
import { ordersQuery, type OrderFilters } from "./order.queries.ts";
import { OrderTable } from "./OrderTable.tsx";
import { statusFrom } from "./status-text.ts";
import { StatusFilter } from "./StatusFilter.tsx";

/** Every order, newest first; search, status and page stand in the address. */
export function OrdersPage() {
  const filters = filtersFrom(useAddress().query);
  const { data, error, refetch } = useQuery(ordersQuery(filters));
  const { search, status } = filters;
  return (
    <>
      <Heading title="Orders" />
      <SearchForm
        label="Search orders"
        hint="Order number or email"
        search={search}
        onSearch={(text) => navigate(hrefTo("orders", { status, search: text || undefined }))}
      />
      <StatusFilter counts={data?.counts} filters={filters} />
      {data ? (
        <Orders data={data} filters={filters} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading orders" />
      )}
    </>
  );
}

function filtersFrom(query: URLSearchParams): OrderFilters {
  const before = Number(query.get("before"));
  return {
    search: query.get("search") ?? "",
    status: statusFrom(query.get("status")),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  };
}

interface OrdersProps {
  readonly data: Parameters<typeof OrderTable>[0] & { readonly next: number | null };
  readonly filters: OrderFilters;
}

function Orders({ data: { orders, next }, filters }: OrdersProps) {
  const { search, status, before } = filters;
  if (orders.length === 0) return <NoOrders {...filters} />;
  const address = { status, search: search || undefined };
  return (
    <>
      <OrderTable orders={orders} />
      <Older
        label="Pages of orders"
        newest={before === undefined ? undefined : hrefTo("orders", address)}
        older={next === null ? undefined : hrefTo("orders", { ...address, before: next })}
      />
    </>
  );
}

function NoOrders({ search, status, before }: OrderFilters) {
  const isWhole = search === "" && status === undefined && before === undefined;
  if (isWhole) return <Empty>No orders yet. The first one will stand here.</Empty>;
  return (
    <Empty>
      <p>No order matches{search === "" ? "" : ` “${search}”`}.</p>
      <a className="link" href={hrefTo("orders", {})}>
        Show all orders
      </a>
    </Empty>
  );
}
