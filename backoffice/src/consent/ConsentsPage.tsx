import { call, type CallReply } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { keptThingsAt } from "./consent.addresses.ts";
import { consentsList } from "./consents-list.ts";

/** What shoppers accepted of cookies, of which list, the last choice first: what the shop shows who asks (issue 12.5). */
export default function ConsentsPage() {
  const list = useList(consentsList, (query) => call("consents", { query }));
  return (
    <>
      <Heading title="Choices of Cookies" />
      <p>
        A browser keeps the number under which its choices stand here; who it is, and from where, is
        not noted.{" "}
        <a className="link" href={keptThingsAt({})}>
          What is kept
        </a>
      </p>
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportConsents"
        empty="Nobody has chosen yet."
      />
    </>
  );
}

type Row = CallReply<"consents">["rows"][number];

const acceptedText = (accepted: string): string => {
  if (accepted === "all") return "Everything";
  return accepted === "" ? "Nothing" : accepted.replaceAll(",", ", ");
};

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Chosen",
    sort: "chosen",
    isRowHeader: true,
    cell: ({ chosenAt }) => <Time iso={chosenAt} />,
  },
  { title: "Accepted", cell: ({ accepted }) => acceptedText(accepted) },
  {
    title: "Who",
    cell: ({ customerId }) =>
      customerId === null ? (
        "Guest"
      ) : (
        <Slot in={slots.customerNumber} id={customerId}>
          Customer {customerId}
        </Slot>
      ),
  },
  { title: "Browser", isWide: true, cell: ({ visitor }) => visitor ?? "Keeps no number" },
  { title: "Signal", cell: ({ hasSignal }) => (hasSignal ? "Global Privacy Control" : "None") },
  { title: "List", cell: ({ list }) => list },
  { title: "Store view", cell: ({ view }) => view },
];
