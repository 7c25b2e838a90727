import type { FunctionComponent } from "react";

/** A place that a page leaves for other rooms. `Props` is what it gives to the parts that fill it. */
export interface Slot<Props> {
  /** What a room says in its manifest: this part of mine stands in that place. */
  filledWith(part: FunctionComponent<Props>): Filling;
}

/** A part in its slot. */
export interface Filling {
  readonly slot: object;
  readonly part: FunctionComponent<never>;
}

/** A slot for a front's table of slots. */
export function slot<Props = object>(): Slot<Props> {
  const made: Slot<Props> = { filledWith: (part) => ({ slot: made, part }) };
  return made;
}

/** The parts that fill a slot, in the order of the rooms. */
export function partsIn<Props>(
  slot: Slot<Props>,
  fillings: readonly Filling[],
): FunctionComponent<Props>[] {
  // `filledWith` took each part for the props of its slot.
  return fillings
    .filter((one) => one.slot === slot)
    .map(({ part }) => part as FunctionComponent<Props>);
}
