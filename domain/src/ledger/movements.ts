interface MovementRow {
  readonly title: string;
  /** Where it follows from an order: `%1` is its number. */
  readonly ofOrder?: string;
}

/** Why a balance moves: what staff and owners of an account read in its history. A new one is a row. */
export const LEDGER_MOVEMENTS = {
  issued: { title: "Issued" },
  granted: { title: "Given by the store" },
  withdrawn: { title: "Taken by the store", ofOrder: "Taken back: order %1 was paid back" },
  spent: { title: "Spent", ofOrder: "Spent on order %1" },
  given_back: { title: "Given back", ofOrder: "Given back for order %1" },
  earned: { title: "Earned", ofOrder: "Earned with order %1" },
  expired: { title: "Over" },
  merged: { title: "From another account" },
} as const satisfies Readonly<Record<string, MovementRow>>;

export type LedgerMovement = keyof typeof LEDGER_MOVEMENTS;

/** Every movement of the table, in its order. */
export const MOVEMENTS = Object.keys(LEDGER_MOVEMENTS) as readonly LedgerMovement[];

/** What the owner of an account reads of a movement: a phrase and its values. */
export function movementSaid(movement: LedgerMovement, orderNumber: string | null) {
  const { title, ofOrder }: MovementRow = LEDGER_MOVEMENTS[movement];
  return orderNumber === null || ofOrder === undefined
    ? { phrase: title, values: [] }
    : { phrase: ofOrder, values: [orderNumber] };
}
