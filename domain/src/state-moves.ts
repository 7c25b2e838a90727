/**
 * The states of one thing and where each may go: `{ open: ["closed"], closed: [] }`. What is not drawn cannot
 * be written: the server's one function per table reads it, and a trigger of the database holds it again.
 */
export type StateMoves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether the move is drawn. Staying is no move. */
export function canMove<State extends string>(
  moves: StateMoves<State>,
  from: State,
  to: State,
): boolean {
  return moves[from].includes(to);
}

/** The states from which `to` can be reached in one move, in the table's order. */
export function statesBefore<State extends string>(moves: StateMoves<State>, to: State): State[] {
  return (Object.keys(moves) as State[]).filter((from) => canMove(moves, from, to));
}
