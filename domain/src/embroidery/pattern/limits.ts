/** Longest move of one machine record along either axis, in 0.1 mm: what three ternary bytes hold. */
export const LONGEST_MOVE = 121;

/** How far a design may reach from its origin, in 0.1 mm: five digits of a machine file's header. */
export const REACH = 99_999;

/** From how many jumps in a row machines infer a trim, unless the shop says otherwise. */
export const TRIM_JUMPS = 3;

/** How many machine records a move of `dx`, `dy` (0.1 mm) takes; 1 for standing still. */
export function machineMoves(dx: number, dy: number, longest = LONGEST_MOVE): number {
  return Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / longest));
}
