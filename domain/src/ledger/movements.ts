/** Why a balance moves: what staff and owners of an account read in its history. A new one is a row. */
export const LEDGER_MOVEMENTS = {
  issued: { title: "Issued" },
  granted: { title: "Given by the store" },
  withdrawn: { title: "Taken by the store" },
  spent: { title: "Spent" },
  given_back: { title: "Given back" },
  earned: { title: "Earned" },
  expired: { title: "Over" },
  merged: { title: "From another account" },
} as const satisfies Readonly<Record<string, { readonly title: string }>>;

export type LedgerMovement = keyof typeof LEDGER_MOVEMENTS;

/** Every movement of the table, in its order. */
export const MOVEMENTS = Object.keys(LEDGER_MOVEMENTS) as readonly LedgerMovement[];
