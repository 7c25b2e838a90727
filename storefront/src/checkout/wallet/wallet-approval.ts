import { observable, useObservable } from "../../events/observable.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";

/** What the shopper has approved at a wallet, for which cart; it is spent with the order. */
export interface WalletApproval {
  readonly cartId: string;
  readonly token: string;
  readonly payerId: string;
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

/** What is approved for a cart. */
export function useApproval(cartId: string): WalletApproval | undefined {
  useObservable(changes);
  const kept = readStored(storageKeys.walletApproval);
  return kept?.cartId === cartId ? kept : undefined;
}
