import { LEDGER_MOVEMENTS, type LedgerMovement } from "@placket/domain/ledger/movements";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";

/** A movement of an account's balance, its amounts in words. */
interface Entry {
  readonly id: number;
  readonly movement: LedgerMovement;
  readonly change: string;
  /** It was given, and not taken. */
  readonly isMore: boolean;
  /** What was on the account after it. */
  readonly balance: string;
  readonly reason: string;
  readonly by: string | null;
  readonly orderNumber: string | null;
  readonly at: string;
}

interface EntryTableProps {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** What happened to an account, the latest first. */
export function EntryTable({ label, entries }: EntryTableProps) {
  if (entries.length === 0) return <p>Nothing has happened to it yet.</p>;
  return <Table label={label} columns={COLUMNS} rows={entries} keyOf={({ id }) => id} isCards />;
}

const COLUMNS: readonly Column<Entry>[] = [
  {
    title: "What",
    isRowHeader: true,
    cell: ({ movement }) => LEDGER_MOVEMENTS[movement].title,
  },
  { title: "When", noWrap: true, cell: ({ at }) => <Time iso={at} /> },
  { title: "Why", isWide: true, cell: (entry) => <Why entry={entry} /> },
  {
    title: "Change",
    align: "end",
    noWrap: true,
    cell: ({ change, isMore }) => (isMore ? `+${change}` : change),
  },
  { title: "Balance", align: "end", noWrap: true, cell: ({ balance }) => balance },
];

function Why({ entry: { orderNumber, reason, by } }: { readonly entry: Entry }) {
  return (
    <>
      {orderNumber === null ? null : <Slot in={slots.orderNumber} number={orderNumber} />}
      {[reason, by].filter(Boolean).join(", ")}
    </>
  );
}
