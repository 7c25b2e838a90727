import { observable, useObservable } from "../../events/observable.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";

/** What was approved, in the words of the wallet that gave it: only its row reads them. */
export type Approved = Readonly<Record<string, string>>;

/** What the shopper has approved, at whose wallet and for which cart; it is spent with the order. */
interface WalletApproval {
  readonly code: string;
  readonly cartId: string;
  readonly approved: Approved;
}

/** Counts what was approved and what is over, so that the payment step sees it. */
const changes = observable(0);

export function keepApproval(approval: WalletApproval): void {
  writeStored(storageKeys.walletApproval, { ...approval });
  changes.set((before) => before + 1);
}

/** It was spent, or does not hold any more. */
export function dropApproval(): void {
  removeStored(storageKeys.walletApproval);
  changes.set((before) => before + 1);
}

/** What is approved for a cart by a method. */
export function useApproval(cartId: string, code: string | undefined): Approved | undefined {
  useObservable(changes);
  const kept = readStored(storageKeys.walletApproval);
  return kept?.cartId === cartId && kept.code === code ? kept.approved : undefined;
}
