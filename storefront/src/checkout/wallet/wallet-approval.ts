import { observable, useObservable } from "../../events/observable.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";
import { approvalKey, type WalletApproval } from "../stored-flags.ts";

/** What was approved, in the words of the wallet that gave it: only its row reads them. */
export type Approved = WalletApproval["approved"];

/** Counts what was approved and what is over, so that the payment step sees it. */
const changes = observable(0);

export function keepApproval(approval: WalletApproval): void {
  writeStored(approvalKey, { ...approval });
  changes.set((before) => before + 1);
}

/** It was spent, or does not hold any more. */
export function dropApproval(): void {
  removeStored(approvalKey);
  changes.set((before) => before + 1);
}

/** What is approved for a cart by a method. */
export function useApproval(cartId: string, code: string | undefined): Approved | undefined {
  useObservable(changes);
  const kept = readStored(approvalKey);
  return kept?.cartId === cartId && kept.code === code ? kept.approved : undefined;
}
