import type { LedgerKind } from "./spending.ts";

/** An account of a customer, as it stands. */
export interface OwnAccount {
  readonly id: number;
  readonly kind: LedgerKind;
  /** The currency in whose minor units it counts, or `points`. */
  readonly unit: string;
  readonly balance: number;
}

/** Points count in themselves. */
export const POINTS_UNIT = "points";

/** The store credit of a customer in a currency, if there ever was any. */
export const creditIn = (accounts: readonly OwnAccount[], currency: string) =>
  accounts.find(({ kind, unit }) => kind === "store_credit" && unit === currency);

/** The points of a customer, if there ever were any. */
export const pointsIn = (accounts: readonly OwnAccount[]) =>
  accounts.find(({ kind }) => kind === "points");
