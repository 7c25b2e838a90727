import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";
import { outcomeText } from "../status-text.ts";

/** Has the processor asked what became of the payments of several orders. */
export function useLookingAfter(): Readonly<Record<"lookAfter", BulkAction<OrderRow>>> {
  const client = useQueryClient();
  const act = async ({ number }: OrderRow) => {
    const after = await call("lookAfterOrder", { params: { number } });
    const became = after.canLookAfter ? ("open" as const) : ("done" as const);
    return { became, text: outcomeText(after) };
  };
  return {
    lookAfter: {
      title: "Ask the Processor",
      warning:
        "It is asked about each of them now, one after the other, and the answers are settled.",
      fits: ({ canLookAfter }) => canLookAfter,
      run: async (rows) => {
        const outcomes = await eachRow(rows, { nameOf: ({ number }) => number, act });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
  };
}
