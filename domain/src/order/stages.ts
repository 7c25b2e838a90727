import type { OrderStatus } from "./order-status.ts";

/** When an order is at a stage: by its status, and how far it is while it is under way. */
export interface StageRow {
  readonly title: string;
  readonly statuses: readonly OrderStatus[];
  /** Whether somebody has begun to pack it. */
  readonly isPacked?: boolean;
  /** Whether a piece of it has left the house. */
  readonly hasShipped?: boolean;
  /** Whether a piece of it still has to. */
  readonly hasToShip?: boolean;
  /** What lies on top: what waits longest, or, where nothing waits, what came last. */
  readonly first: "oldest" | "newest";
}

/**
 * The stages of staff's board, in the order of an order's life. Every order that somebody still has to do something
 * with is at one of them, and none at two.
 */
export const STAGES = {
  lookAfter: {
    title: "Payment to Look After",
    statuses: ["pending_payment", "payment_review"],
    first: "oldest",
  },
  held: { title: "On Hold", statuses: ["holded"], first: "oldest" },
  toPack: {
    title: "To Pack",
    statuses: ["processing"],
    isPacked: false,
    hasShipped: false,
    hasToShip: true,
    first: "oldest",
  },
  packing: {
    title: "Packing",
    statuses: ["processing"],
    isPacked: true,
    hasShipped: false,
    hasToShip: true,
    first: "oldest",
  },
  toShip: {
    title: "Partly Shipped",
    statuses: ["processing"],
    hasShipped: true,
    hasToShip: true,
    first: "oldest",
  },
  toPay: {
    title: "Shipped, to Be Paid",
    statuses: ["processing"],
    hasToShip: false,
    first: "oldest",
  },
  complete: { title: "Complete", statuses: ["complete"], first: "newest" },
} as const satisfies Readonly<Record<string, StageRow>>;

export type Stage = keyof typeof STAGES;

export const STAGE_NAMES = Object.keys(STAGES) as [Stage, ...Stage[]];

/** As many orders as a stage shows, and as far as it is counted: of more it is said that they are more. */
export const STAGE_CARDS = 20;
export const STAGE_COUNTED = 1_000;

/** What of an order says at which stage it is. */
type StageFacts = Required<Pick<StageRow, "isPacked" | "hasShipped" | "hasToShip">> & {
  readonly status: OrderStatus;
};

/** The stage at which an order is; `null` where nobody has to do anything with it. */
export function stageOf(order: StageFacts): Stage | null {
  const isAt = ({ statuses, isPacked, hasShipped, hasToShip }: StageRow) =>
    statuses.includes(order.status) &&
    (isPacked ?? order.isPacked) === order.isPacked &&
    (hasShipped ?? order.hasShipped) === order.hasShipped &&
    (hasToShip ?? order.hasToShip) === order.hasToShip;
  return STAGE_NAMES.find((name) => isAt(STAGES[name])) ?? null;
}
