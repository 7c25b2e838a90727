import { Button } from "@placket/ui/action/button/Button";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { aboutText, STATE_TEXT } from "./delivery-text.ts";
import type { DeliveryRow, Move } from "./delivery.queries.ts";
import styles from "./delivery-columns.module.css";

interface ByHand {
  /** Whether whoever looks may move them. */
  readonly mayMove: boolean;
  readonly isBusy: boolean;
  readonly onMove: (row: DeliveryRow, as: Move) => void;
}

const COLUMNS: readonly Column<DeliveryRow>[] = [
  { title: "What", isRowHeader: true, cell: (row) => <What row={row} /> },
  { title: "State", sort: "attempts", isWide: true, cell: (row) => <DeliveryStands row={row} /> },
  {
    title: "Since",
    sort: "created",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
];

/** What stands in a line of the list of deliveries, with buttons for whoever may move them. */
export function deliveryColumns(byHand: ByHand): readonly Column<DeliveryRow>[] {
  if (!byHand.mayMove) return COLUMNS;
  return [
    ...COLUMNS,
    {
      title: "By hand",
      align: "end",
      isWide: true,
      cell: (row) => <DeliveryButtons row={row} {...byHand} />,
    },
  ];
}

function What({ row }: { readonly row: DeliveryRow }) {
  const text = aboutText(row);
  return (
    <Slot in={slots.deliveryAbout} delivery={row} text={text}>
      {text}
    </Slot>
  );
}

/** Where it stands, how often it was tried, and why the last try failed. */
export function DeliveryStands({ row }: { readonly row: DeliveryRow }) {
  const { state, attempts, lastError, nextAttemptAt } = row;
  return (
    <>
      {STATE_TEXT[state]}
      {attempts > 1 || lastError ? `, tried ${attempts === 1 ? "once" : `${attempts} times`}` : ""}
      {lastError === null ? null : <span className={styles["error"]}>{lastError}</span>}
      {lastError === null || nextAttemptAt === null ? null : (
        <span className={styles["next"]}>
          next try <Time iso={nextAttemptAt} />
        </span>
      )}
    </>
  );
}

/** Trying it now, and giving it up, where it can be. */
export function DeliveryButtons({
  row,
  isBusy,
  onMove,
}: Omit<ByHand, "mayMove"> & { readonly row: DeliveryRow }) {
  const { id, state } = row;
  if (state !== "waiting" && state !== "given_up") return null;
  return (
    <div className={styles["actions"]}>
      <Button
        size="sm"
        kind="line"
        busy={isBusy}
        onClick={() => onMove(row, "retry")}
        aria-label={`Try Now, delivery ${id}`}
      >
        Try Now
      </Button>
      {state === "waiting" ? (
        <Button
          size="sm"
          kind="line"
          busy={isBusy}
          onClick={() => onMove(row, "give up")}
          aria-label={`Give Up, delivery ${id}`}
        >
          Give Up
        </Button>
      ) : null}
    </div>
  );
}
