import { useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../api/call.ts";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";
import { unsewnText } from "../unsewn-text.ts";

/** Packing several orders at once: to begin with them, the list of what is fetched from the shelves, and what goes into the parcels. */
export function usePacking(): Readonly<
  Record<"pack" | "pickList" | "slips", BulkAction<OrderRow>>
> {
  const client = useQueryClient();
  const nameOf = ({ number }: OrderRow) => number;
  return {
    pack: {
      title: "Start Packing",
      warning: "Their shoppers cancel and change nothing of them any more.",
      fits: ({ steps }) => steps.includes("pack"),
      run: async (rows) => {
        const outcomes = await eachRow(rows, {
          nameOf,
          act: async ({ number }) => {
            const { unfinished } = await call("packOrder", { params: { number } });
            const text = `Packing has begun. ${unsewnText(unfinished)}`.trim();
            return { became: "done" as const, text };
          },
        });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
    pickList: {
      title: "Pick List",
      warning: "What is to be fetched for them, as one PDF.",
      fits: ({ steps }) => steps.includes("pack") || steps.includes("ship"),
      run: printed("pickList"),
    },
    slips: {
      title: "Packing Slips",
      warning: "What lies in the last shipment of each, as one PDF.",
      fits: ({ hasShipped }) => hasShipped,
      run: printed("packingSlips"),
    },
  };
}

/** Opens a paper of several orders; a page of the list has less of them than one takes. */
const printed = (paper: "pickList" | "packingSlips") => async (rows: readonly OrderRow[]) => {
  const orders = rows.map(({ number }) => number).join(",");
  open(addressOf(paper, { query: { orders } }), "_blank", "noopener");
  return rows.map(({ number }) => ({
    name: number,
    became: "done" as const,
    text: "It is in the file.",
  }));
};
