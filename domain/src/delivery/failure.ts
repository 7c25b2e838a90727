import type { FailureKind } from "./next-try.ts";

/** Thrown by whoever carries something out of the house; `message` is what staff read. */
export class DeliveryFailure extends Error {
  override readonly name = "DeliveryFailure";
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
