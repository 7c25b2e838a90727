import { useQuery } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";

/** What a customer wishes for, on their page; nothing where that is nothing. */
export default function CustomerWishLists({
  customer: { id },
}: {
  readonly customer: { readonly id: number };
}) {
  const { data, error } = useQuery({
    queryKey: ["wish lists", id],
    queryFn: () => call("customerWishLists", { params: { id } }),
  });
  if (error) return <p role="alert">{failureText(error)}</p>;
  const wishes = (data?.lists ?? []).flatMap(({ name, website, isShared, items }, list) =>
    items.map((item, place) => ({
      ...item,
      key: `${list} ${place}`,
      list: isShared ? `${name} (shared by a link)` : name,
      website,
    })),
  );
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="wish-lists">
      <h2 id="wish-lists">Wish Lists</h2>
      <Table
        label="What this customer wishes for"
        columns={COLUMNS}
        rows={wishes}
        keyOf={({ key }) => key}
        isCards
      />
    </section>
  );
}

type Wish = CallReply<"customerWishLists">["lists"][number]["items"][number] & {
  readonly key: string;
  readonly list: string;
  readonly website: string;
};

const COLUMNS: readonly Column<Wish>[] = [
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
  { title: "List", cell: ({ list }) => list },
  { title: "Website", cell: ({ website }) => website },
  { title: "Pieces", align: "end", cell: ({ quantity }) => quantity },
  { title: "Note", isWide: true, cell: ({ note }) => note },
  { title: "Added", cell: ({ addedAt }) => <Time iso={addedAt} /> },
];
