import { goesOn, type OrderStatus } from "../../order/order-status.ts";
import type { ProofState } from "./proof-state.ts";

/** What the buyer of an order is told of a version of a proof. */
export const SHOWN_PROOFS = [
  "open",
  "commented",
  "approved",
  "replaced",
  "withdrawn",
  "waits",
  "canceled",
] as const;

export type ShownProof = (typeof SHOWN_PROOFS)[number];

/** What a buyer is told depends on this. */
interface Facts {
  readonly state: ProofState;
  /** What it shows is what is to be sewn today. */
  readonly isToday: boolean;
  /** Pieces still to be sewn. */
  readonly pieces: number;
  readonly orderStatus: OrderStatus;
}

/** What is told, the first that holds: whose order is canceled needs no newer proof. */
const TOLD: readonly (readonly [ShownProof, (facts: Facts) => boolean])[] = [
  ["canceled", ({ pieces }) => pieces === 0],
  ["replaced", ({ state, isToday }) => state === "replaced" || !isToday],
  ["withdrawn", ({ state }) => state === "withdrawn" || state === "drafted"],
  ["approved", ({ state }) => state === "approved"],
  ["waits", ({ orderStatus }) => !goesOn(orderStatus)],
  ["commented", ({ state }) => state === "commented"],
];

/** What the buyer reads of a version that they were sent: whether it waits for them, and why not. */
export const shownProof = (facts: Facts): ShownProof =>
  TOLD.find(([, holds]) => holds(facts))?.[0] ?? "open";
