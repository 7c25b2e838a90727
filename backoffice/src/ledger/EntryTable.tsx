import { LEDGER_MOVEMENTS, type LedgerMovement } from "@placket/domain/ledger/movements";
import { amountText } from "../money/amount-text.ts";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import { Table, type Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";

interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** A movement of an account's balance, as calls of the back office tell it. */
interface Entry {
  readonly id: number;
  readonly movement: LedgerMovement;
  readonly change: Amount;
  /** What was on the account after it. */
  readonly balance: Amount;
  readonly reason: string;
  readonly by: string | null;
  readonly orderNumber: string | null;
  readonly at: string;
}

/** What happened to an account, the latest first. */
export function EntryTable({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return <p>Nothing has happened to it yet.</p>;
  return (
    <Table
      label="What happened to it"
      columns={COLUMNS}
      rows={entries}
      keyOf={({ id }) => id}
      isCards
    />
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  {
    title: "What",
    isRowHeader: true,
    cell: ({ movement }) => LEDGER_MOVEMENTS[movement].title,
  },
  { title: "When", noWrap: true, cell: ({ at }) => <Time iso={at} /> },
  { title: "Why", isWide: true, cell: (entry) => <Why entry={entry} /> },
  { title: "Change", align: "end", noWrap: true, cell: ({ change }) => signed(change) },
  { title: "Balance", align: "end", noWrap: true, cell: ({ balance }) => amountText(balance) },
];

function Why({ entry: { orderNumber, reason, by } }: { readonly entry: Entry }) {
  return (
    <>
      {orderNumber === null ? null : <Slot in={slots.orderNumber} number={orderNumber} />}
      {[reason, by].filter(Boolean).join(", ")}
    </>
  );
}

const signed = (change: Amount) =>
  change.value > 0 ? `+${amountText(change)}` : amountText(change);
