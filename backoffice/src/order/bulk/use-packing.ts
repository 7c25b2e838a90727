import { useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../api/call.ts";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";

/** As many orders as one list to pick from is printed for. */
const LIST_MOST = 100;

/** Packing several orders at once: to begin with them, and the list of what is fetched from the shelves. */
export function usePacking(): Readonly<Record<"pack" | "pickList", BulkAction<OrderRow>>> {
  const client = useQueryClient();
  const nameOf = ({ number }: OrderRow) => number;
  const isToPack = ({ status }: OrderRow) => status === "processing";
  return {
    pack: {
      title: "Start Packing",
      warning: "Their shoppers cancel and change nothing of them any more.",
      fits: isToPack,
      run: async (rows) => {
        const outcomes = await eachRow(rows, {
          nameOf,
          act: async ({ number }) => {
            await call("packOrder", { params: { number } });
            return { became: "done" as const, text: "Packing has begun." };
          },
        });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
    pickList: {
      title: "Pick List",
      warning: `What is to be fetched for them, as one PDF; of the first ${LIST_MOST}.`,
      fits: isToPack,
      run: async (rows) => {
        const chosen = rows.slice(0, LIST_MOST);
        const orders = chosen.map(nameOf).join(",");
        open(addressOf("pickList", { query: { orders } }), "_blank", "noopener");
        return chosen.map((row) => ({
          name: nameOf(row),
          became: "done" as const,
          text: "It is on the list.",
        }));
      },
    },
  };
}
