import type { ComponentType, FunctionComponent } from "react";
import { fetched } from "./late/awaited.ts";

/** A place that a screen leaves for other rooms. `Props` is what it gives to the parts that fill it. */
export interface Slot<Props> {
  /** What a room says in its manifest: this part of mine stands in that place. */
  filledWith(part: FunctionComponent<Props>): Filling;
}

/** A part in its slot. */
export interface Filling {
  readonly slot: object;
  readonly part: FunctionComponent<never>;
}

/** A slot for the table in `slots.ts`. */
export function slot<Props = object>(): Slot<Props> {
  const made: Slot<Props> = { filledWith: (part) => ({ slot: made, part }) };
  return made;
}

/** A part that is a chunk of its own, loaded where it is shown. */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  return fetched(load, (module) => module.default) as FunctionComponent<Props>;
}
