import { call } from "../api/call.ts";
import { failureText } from "../api/failure-text.ts";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { deliveriesList } from "./deliveries-list.ts";
import { deliveryColumns } from "./delivery-columns.tsx";
import { aboutText } from "./delivery-text.ts";
import {
  useMoveDeliveries,
  useMoveDelivery,
  type DeliveryRow,
  type Move,
} from "./delivery.queries.ts";
import { StateFilter } from "./StateFilter.tsx";

/** Deliveries are tried while the list is looked at, ms. */
const LIST_MS = 15_000;

/** What follows from events: what waits, what failed and why, newest first unless told. */
export default function DeliveriesPage() {
  const list = useList(deliveriesList, (query) => call("deliveries", { query }), LIST_MS);
  const mayMove = useMay("deliveries.lookAfter");
  const move = useMoveDelivery();
  const bulk = useBulk();
  const columns = deliveryColumns({
    mayMove,
    isBusy: move.isPending,
    onMove: ({ id }, as) => move.mutate({ id, as }),
  });
  return (
    <>
      <Heading title="Deliveries" />
      <ResourceList
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        file="exportDeliveries"
        tabs={<StateFilter counts={list.result.data?.counts} asked={list.asked} />}
        bulk={mayMove ? bulk : NONE}
        said={move.error ? failureText(move.error) : move.data ? outcome(move.data) : ""}
        empty="Nothing was to be delivered yet."
      />
    </>
  );
}

const NONE: readonly BulkAction<DeliveryRow>[] = [];

/** What may be done with several at once. */
function useBulk(): readonly BulkAction<DeliveryRow>[] {
  const move = useMoveDeliveries();
  const run = async (rows: readonly DeliveryRow[], as: Move) => {
    const { refused } = await move.mutateAsync({ ids: rows.map(({ id }) => id), as });
    const whyNot = new Map(refused.map(({ id, message }) => [id, message]));
    return rows.map((row) => ({
      name: `Delivery ${row.id}, ${aboutText(row)}`,
      became: whyNot.has(row.id) ? ("refused" as const) : ("done" as const),
      text: whyNot.get(row.id) ?? (as === "retry" ? "tried again now" : "given up"),
    }));
  };
  return [
    {
      title: "Try Now",
      warning: "Each of them is tried again at once, and its tries are counted anew.",
      fits: ({ state }) => state === "waiting" || state === "given_up",
      run: (rows) => run(rows, "retry"),
    },
    {
      title: "Give Up",
      warning: "Nobody tries them again by itself. They can be tried again by hand.",
      fits: ({ state }) => state === "waiting",
      run: (rows) => run(rows, "give up"),
    },
  ];
}

function outcome(row: DeliveryRow): string {
  return row.state === "waiting"
    ? `${aboutText(row)} is tried again now.`
    : `${aboutText(row)} is given up.`;
}
