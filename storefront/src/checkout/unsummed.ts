import { observable } from "../events/observable.ts";

/** Whether something is chosen that the sum does not hold: its change waits for a network, or did not arrive. */
export const isUnsummed = observable(false);
