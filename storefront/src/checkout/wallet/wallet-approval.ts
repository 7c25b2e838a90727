import { observable, useObservable } from "../../events/observable.ts";
import { storageKeys } from "../../storage/keys.ts";
import { CREDIT } from "./wallet-names.ts";
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

/** What is approved for a cart by a method. Who confirms is told by PayPal and not by Credit Key: it is known by that. */
export function useApproval(cartId: string, code: string | undefined): WalletApproval | undefined {
  useObservable(changes);
  const kept = readStored(storageKeys.walletApproval);
  const isOfMethod = (kept?.payerId === "") === (code === CREDIT);
  return kept?.cartId === cartId && isOfMethod ? kept : undefined;
}
