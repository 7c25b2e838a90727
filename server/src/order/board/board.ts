import { readStored } from "@placket/contract/order/stored-order.codec";
import type { Stage } from "@placket/domain/order/stages";
import { clockOf, isOver, type Clock } from "@placket/domain/clock-days";
import type { Ctx } from "../../context.ts";
import { settingsOf, stores } from "../../store/store-config.ts";
import { storeViewOf } from "../staff/listed-wire.ts";
import { listed, type ListedOrder } from "../staff/staff-orders.ts";
import { selectCards, selectStacks, type CardRow } from "./board.sql.ts";

/** An order as a card of the board. */
interface Card extends ListedOrder {
  /** The last day on which what is still to be shipped is to arrive; `null` where nobody was told one. */
  readonly due: string | null;
  readonly isLate: boolean;
  /** Whether something is embroidered on a piece of it, or done to one. */
  readonly isMadeForBuyer: boolean;
}

interface Shown {
  readonly stage: Stage;
  readonly count: number;
  readonly cards: readonly Card[];
}

/** Every order by what is to be done with it next: how many are at each stage, and those on top. */
export async function orderBoard(ctx: Ctx): Promise<readonly Shown[]> {
  const stacks = await selectStacks(ctx.db);
  const rows = await selectCards(
    ctx.db,
    stacks.flatMap(({ ids }) => ids),
  );
  const clockFor = warehouseClocks(ctx);
  const cards = new Map(rows.map((row) => [row.id, cardOf(ctx, row, clockFor)]));
  return stacks.map(({ ids, ...stack }) => ({
    ...stack,
    cards: ids.flatMap((id) => cards.get(id) ?? []),
  }));
}

function cardOf(ctx: Ctx, row: CardRow, clockFor: (storeViewId: number) => Clock): Card {
  const due = row.has_to_ship && row.status !== "complete" ? dueOf(row.shipping_method) : null;
  return {
    ...listed(ctx, row),
    due,
    isLate: due !== null && isOver(due, ctx.now, clockFor(row.store_view_id)),
    isMadeForBuyer: row.is_made_for_buyer === true,
  };
}

/** The clock of the warehouse that the orders of a store view leave from; each is made once. */
function warehouseClocks(ctx: Ctx): (storeViewId: number) => Clock {
  const { defaultView } = ctx.held(stores);
  const clocks = new Map<string, Clock>();
  return (storeViewId) => {
    const { dispatchTimeZone } = settingsOf(ctx, storeViewOf(ctx, storeViewId) ?? defaultView);
    const clock = clocks.get(dispatchTimeZone) ?? clockOf(dispatchTimeZone);
    clocks.set(dispatchTimeZone, clock);
    return clock;
  };
}

/** What cannot be read is said on the order's own page. */
function dueOf(json: unknown): string | null {
  if (json === null) return null;
  const method = readStored("method", json);
  return method.ok ? (method.value.arrival?.to ?? null) : null;
}
