import { moneyFromWire, moneyToWire } from "@placket/contract/money/money.codec";
import { sum } from "@placket/domain/money/money";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { amountText } from "../../money/amount-text.ts";
import type { BulkAction } from "../../page/list/BulkBar.tsx";
import { eachRow } from "../../page/list/each-row.ts";
import type { OrderRow } from "../order.queries.ts";
import { ordersList } from "../orders-list.ts";

/** Takes what is reserved for several orders, each as its own screen takes it: all of it, and as it was shown. */
export function useTaking(): Readonly<Record<"take", BulkAction<OrderRow>>> {
  const client = useQueryClient();
  const act = async ({ number, total }: OrderRow) => {
    const params = { number };
    const { money } = await call("captureOrder", { params, body: { leftOut: [], seen: total } });
    return money?.isMoving
      ? { became: "open" as const, text: "The processor has not answered yet; it is asked again." }
      : { became: "done" as const, text: `${amountText(total)} taken.` };
  };
  return {
    take: {
      title: "Take the Money",
      warning: (rows) => `${sumsOf(rows)} are taken, and each buyer gets the invoice.`,
      fits: ({ steps }) => steps.includes("capture"),
      run: async (rows) => {
        const outcomes = await eachRow(rows, { nameOf: ({ number }) => number, act });
        await client.invalidateQueries({ queryKey: [ordersList.name] });
        return outcomes;
      },
    },
  };
}

/** `$1,234.50 and £20.00`: what orders come to, each currency by itself. */
function sumsOf(rows: readonly OrderRow[]): string {
  const byCurrency = Map.groupBy(rows, ({ total }) => total.currency);
  const sums = [...byCurrency].map(([currency, of]) => {
    const amounts = of.map(({ total }) => moneyFromWire(total));
    return amountText(moneyToWire(sum(amounts, currency)));
  });
  return SEVERAL.format(sums);
}

const SEVERAL = new Intl.ListFormat("en-US");
