import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../api/call.ts";
import { useGo } from "../page/address.ts";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import type { Column } from "../page/Table.tsx";
import { newProductAt, pricesAt, productAt } from "./catalog.addresses.ts";
import { PriceCell } from "./PriceCell.tsx";
import {
  choicesQuery,
  useWriteProduct,
  type ProductChoices,
  type ProductRow,
} from "./product.queries.ts";
import { TYPE_TEXT, visibilityText } from "./product-words.ts";
import { productsList } from "./products-list.ts";

/** Every product there is, and the way to each. */
export default function ProductsPage() {
  const { data, error, refetch } = useQuery(choicesQuery);
  const mayManage = useMay("products.manage");
  return (
    <>
      <Heading title="Products" />
      {mayManage ? (
        <p>
          <a className="link" href={newProductAt({})}>
            New Product
          </a>
        </p>
      ) : null}
      {data ? (
        <Products choices={data} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading products" />
      )}
    </>
  );
}

function Products({ choices }: { readonly choices: ProductChoices }) {
  const { categories, currency } = choices;
  const shape = useMemo(() => productsList(categories), [categories]);
  const list = useList(shape, ({ categoryId, ...query }) =>
    call("products", {
      query: { ...query, ...(categoryId !== undefined && { categoryId: Number(categoryId) }) },
    }),
  );
  const mayManage = useMay("products.manage");
  const columns = useMemo(() => columnsIn(currency, mayManage), [currency, mayManage]);
  const turn = useWriteProduct("switchProducts");
  const go = useGo();
  return (
    <ResourceList
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ sku }) => sku}
      file="exportProducts"
      {...(mayManage && { bulk: [...switching(turn.mutateAsync), pricing(go)] })}
      empty="There is no product yet."
    />
  );
}

type Switch = ReturnType<typeof useWriteProduct<"switchProducts">>["mutateAsync"];

/** Taking several off, and putting them back; all of them or none. */
const switching = (turn: Switch): readonly BulkAction<ProductRow>[] =>
  SWITCHES.map(({ title, warning, isEnabled, became }) => ({
    title,
    warning,
    fits: (row) => row.isEnabled !== isEnabled,
    run: async (rows) => {
      await turn({ body: { ids: rows.map(({ id }) => id), isEnabled } });
      return rows.map(({ sku }) => ({ name: sku, became: "done" as const, text: became }));
    },
  }));

const SWITCHES = [
  {
    title: "Take Off",
    warning: "Nobody finds or buys them any more. Each of them can be put back.",
    isEnabled: false,
    became: "Disabled",
  },
  {
    title: "Put Back",
    warning: "Shoppers find and buy them again, as their visibility says.",
    isEnabled: true,
    became: "Enabled",
  },
] as const;

/** Prices of several are looked at before they are written, on a page of their own. */
const pricing = (go: (href: string) => void): BulkAction<ProductRow> => ({
  title: "Change Prices",
  warning: "Nothing is written yet: you see each price as it would be first.",
  fits: ({ priceMinor }) => priceMinor !== null,
  run: (rows) => {
    go(pricesAt({}, { ids: rows.map(({ id }) => id).join(",") }));
    return Promise.resolve([]);
  },
});

const columnsIn = (currency: string, mayManage: boolean): readonly Column<ProductRow>[] => [
  {
    title: "SKU",
    sort: "sku",
    isRowHeader: true,
    noWrap: true,
    cell: ({ id, sku }) => (
      <a className="link" href={productAt({ id: String(id) })}>
        {sku}
      </a>
    ),
  },
  { title: "Name", sort: "name", isWide: true, cell: ({ name }) => name },
  { title: "Type", cell: typeText },
  { title: "Visibility", cell: ({ visibility }) => visibilityText(visibility) },
  { title: "Status", cell: ({ isEnabled }) => (isEnabled ? "Enabled" : "Disabled") },
  {
    title: "Price",
    align: "end",
    noWrap: true,
    cell: (row) => <PriceCell row={row} currency={currency} mayManage={mayManage} />,
  },
  { title: "Pieces", align: "end", cell: ({ pieces }) => pieces ?? "–" },
];

const typeText = ({ type, variants }: ProductRow) =>
  variants === 0 ? TYPE_TEXT[type] : `${TYPE_TEXT[type]} (${variants})`;
