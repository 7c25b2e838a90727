/** How the invoice of an order on account stands, for its buyer. */
export type AccountState = "OPEN" | "OVERDUE" | "PAID" | "NOTHING_OWED";

interface OnAccount {
  /** Something of it is open. */
  readonly owes: boolean;
  readonly dueAt: Date | null;
  /** A payment of its invoice was noted. */
  readonly wasPaid: boolean;
}

/** What was called off, or sent back before anybody paid, owes nothing and was not paid either (issue 9.5). */
export function accountState({ owes, dueAt, wasPaid }: OnAccount, now: Date): AccountState {
  if (!owes) return wasPaid ? "PAID" : "NOTHING_OWED";
  return dueAt !== null && dueAt.getTime() < now.getTime() ? "OVERDUE" : "OPEN";
}
