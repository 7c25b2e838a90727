import type { ShownOrderWire } from "@placket/contract/order/order.codec";

/** The order as placing it was answered, until its confirmation is drawn from it. */
let answer: ShownOrderWire | undefined;

/** Keeps what the confirmation is to show, so that it asks for nothing. */
export function keepAnswer(order: ShownOrderWire): void {
  answer = order;
}

/** The kept answer, if it is about this order; taken once, for later looks want to know how it stands by then. */
export function takeAnswer(number: string): ShownOrderWire | undefined {
  const taken = answer;
  if (taken?.number !== number) return undefined;
  answer = undefined;
  return taken;
}
