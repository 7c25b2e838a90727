import { slot, type Slot } from "@placket/web/slot/slot";

/** A slot that keeps room for its parts while they are not there, so that nothing moves when they come. */
export interface KeptSlot<Props> extends Slot<Props> {
  /** The height that is kept free for each part, as a class of `Slot.module.css`. */
  readonly keeps: "nothing" | "line" | "row";
}

/** A slot for the table in `slots.ts`. */
export function keptSlot<Props = object>(
  keeps: KeptSlot<Props>["keeps"] = "nothing",
): KeptSlot<Props> {
  return Object.assign(slot<Props>(), { keeps });
}
