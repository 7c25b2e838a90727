/** One room: a feature, carrying the same name on every floor it has something to say on. */
export interface Room {
  /** The rooms it may import from, on any floor. An arrow that is not here fails the check. */
  readonly uses: readonly string[];
  /** Where its rules stand: the ledger's row groups, or a section of a specification. */
  readonly spec: string;
  readonly holds: string;
  /** Files of the room's server folder that strangers may enter by besides `<room>.ts`. */
  readonly doors?: readonly string[];
}
