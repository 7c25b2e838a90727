import { VIEWED_MAX } from "./recently-viewed.ts";

/** A product looked at goes to the front, stands once, and the list keeps its length (WISH-19). */
export const viewedNow = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, VIEWED_MAX);
