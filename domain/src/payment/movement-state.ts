import type { StateMoves } from "../state-moves.ts";

/** Where a taking or paying back stands that the processor is asked for: one answer, and it is over. */
export type MovementState = "asked" | "done" | "refused";

export const MOVEMENT_MOVES: StateMoves<MovementState> = {
  asked: ["done", "refused"],
  done: [],
  refused: [],
};
