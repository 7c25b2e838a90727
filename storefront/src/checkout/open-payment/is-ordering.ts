import { observable } from "../../events/observable.ts";

/** Whether an order is being asked for by this tab right now: its answer is on the way. */
export const isOrdering = observable(false);
