import type { Operations } from "../../api/operations.gen.ts";

type Placed = NonNullable<Operations["PlaceOrder"]["data"]["placeOrder"]>["orderV2"];
type ShownOrder = NonNullable<NonNullable<Placed>["shown"]>;

/** The order as placing it was answered, until its confirmation is drawn from it. */
let answer: ShownOrder | undefined;

/** Keeps what the confirmation is to show, so that it asks for nothing. */
export function keepAnswer(order: ShownOrder): void {
  answer = order;
}

/** The kept answer, if it is about this order; taken once, for later looks want to know how it stands by then. */
export function takeAnswer(number: string): ShownOrder | undefined {
  const taken = answer;
  if (taken?.number !== number) return undefined;
  answer = undefined;
  return taken;
}
