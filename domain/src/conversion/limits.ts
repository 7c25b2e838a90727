import { DAY_MS, MINUTE_MS } from "../durations.ts";

/** How old an event may be when it is told, ms: what Meta takes. */
export const OLDEST_MS = 7 * DAY_MS;
/** How far a browser's clock may be ahead, ms. */
export const AHEAD_MS = 5 * MINUTE_MS;
/** Products that one event may name. */
export const CONTENTS_MAX = 100;
/** Characters of a product's number, of an event's own id. */
export const ID_MAX = 64;
/** Characters of a name, and of each thing that is told of a person. */
export const NAME_MAX = 255;
/** Major units of a value. */
export const VALUE_MAX = 1_000_000;
export const QUANTITY_MAX = 100_000;
/** Events that go to Meta in one call; it takes a thousand. */
export const BATCH_MAX = 200;
/** How long it is kept that something was told, ms; of whom, only until it was. */
export const KEPT_MS = 30 * DAY_MS;
