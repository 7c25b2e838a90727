import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { bundleAt } from "./bundle.addresses.ts";
import type { BundleRow } from "./bundle.queries.ts";
import { bundlesList } from "./bundles-list.ts";

/** Bundles, and the way to a new one. */
export default function BundlesPage() {
  const list = useList(bundlesList, (query) => call("bundles", { query }));
  return (
    <>
      <Heading title="Bundles" />
      <p>
        <a className="link" href={bundleAt({ id: "new" })}>
          New Bundle
        </a>
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportBundles"
        empty="There is no bundle yet."
      />
    </>
  );
}

const COLUMNS: readonly Column<BundleRow>[] = [
  {
    title: "SKU",
    sort: "sku",
    isRowHeader: true,
    noWrap: true,
    cell: ({ id, sku }) => (
      <a className="link" href={bundleAt({ id: String(id) })}>
        {sku}
      </a>
    ),
  },
  { title: "Name", sort: "name", isWide: true, cell: ({ name }) => name },
  { title: "Options", cell: ({ options }) => options },
  { title: "Products", cell: ({ selections }) => selections },
  { title: "Sold", cell: ({ isEnabled }) => (isEnabled ? "yes" : "no") },
];
