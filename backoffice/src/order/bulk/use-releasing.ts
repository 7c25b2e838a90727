import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";
import { standingText } from "../status-text.ts";

/** Lets several orders go on that were held back. */
export function useReleasing(): Readonly<Record<"release", BulkAction<OrderRow>>> {
  const client = useQueryClient();
  const act = async ({ number }: OrderRow) => {
    const after = await call("releaseOrder", { params: { number } });
    return { became: "done" as const, text: `Released: ${standingText(after)}.` };
  };
  return {
    release: {
      title: "Release",
      warning: "They go on as if nobody had held them back.",
      fits: ({ steps }) => steps.includes("release"),
      run: async (rows) => {
        const outcomes = await eachRow(rows, { nameOf: ({ number }) => number, act });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
  };
}
