import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";
import { standingText } from "../status-text.ts";

/** Sends several orders on their way, each as its own screen sends it: all that is left of it, in no parcel yet. */
export function useShipping(): Readonly<Record<"ship", BulkAction<OrderRow>>> {
  const client = useQueryClient();
  const act = async ({ number }: OrderRow) => {
    const params = { number };
    // What is left of it now: somebody may have shipped a part since the list was shown.
    const { items } = await call("order", { params });
    const pieces = items
      .map(({ id, progress }) => ({ itemId: id, quantity: progress.toShip }))
      .filter(({ quantity }) => quantity > 0);
    const after = await call("shipOrder", { params, body: { pieces, tracks: [] } });
    const count = pieces.reduce((all, { quantity }) => all + quantity, 0);
    const text = `${count} ${count === 1 ? "piece" : "pieces"} shipped: ${standingText(after)}.`;
    return { became: "done" as const, text };
  };
  return {
    ship: {
      title: "Ship",
      warning: (rows) =>
        `All that is left of them, ${piecesIn(rows)} at most; each buyer is written to. Parcels to follow can be added to each order later.`,
      fits: ({ steps }) => steps.includes("ship"),
      run: async (rows) => {
        const outcomes = await eachRow(rows, { nameOf: ({ number }) => number, act });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
  };
}

function piecesIn(rows: readonly OrderRow[]): string {
  const pieces = rows.reduce((all, row) => all + row.pieces, 0);
  return `${pieces} ${pieces === 1 ? "piece" : "pieces"}`;
}
