import { call, type CallReply } from "../api/call.ts";
import { deliveriesAt } from "../delivery/delivery.addresses.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { identityNoticesList } from "./identity-list.ts";
import { KIND_TEXT, STATE_TEXT } from "./identity-text.ts";

/** Notices go out while the list is looked at, ms. */
const LIST_MS = 15_000;

/** Whom Dotdigital is told of, which carts they left, and what it did not take. */
export default function IdentityNoticesPage() {
  const list = useList(identityNoticesList, (query) => call("identityNotices", { query }), LIST_MS);
  return (
    <>
      <Heading title="Dotdigital" />
      <p>
        Whom Dotdigital is told of: shoppers who consented to marketing, and carts that they left.
        Who took that back meanwhile, ended the newsletter or unsubscribed there is not told of.
        What is not taken is tried again, and stands among the{" "}
        <a className="link" href={deliveriesAt({}, { search: "identity.dotdigital" })}>
          deliveries
        </a>
        , where you can try it now. All of it is forgotten after 30 days.
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportIdentityNotices"
        empty="Dotdigital was told nothing. It is told once the settings of analytics switch it on."
      />
    </>
  );
}

type Row = CallReply<"identityNotices">["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  { title: "Email", isRowHeader: true, isWide: true, cell: ({ email }) => email },
  { title: "About", cell: ({ kind }) => KIND_TEXT[kind] },
  { title: "Cart", align: "end", noWrap: true, cell: ({ cartId }) => cartId ?? "–" },
  { title: "Noted", sort: "noted", noWrap: true, cell: ({ notedAt }) => <Time iso={notedAt} /> },
  {
    title: "State",
    isWide: true,
    cell: ({ state, said }) =>
      said === null ? STATE_TEXT[state] : `${STATE_TEXT[state]}: ${said}`,
  },
  { title: "Store view", cell: ({ view }) => view },
];
