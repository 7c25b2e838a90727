import type { Held } from "../held/held.ts";
import { slot } from "../held/slot.ts";
import type { OutsideOrigins } from "./security-policy.ts";

/** What a room's part of the pages takes from outside of the store: nothing, unless the operator switched it on. */
export type OutsideSource = (held: Held) => OutsideOrigins;

/** Rooms whose parts of a page load something from outside. */
export const outsideSources = slot<OutsideSource>("outside sources");

/** Rooms that let others listen to what shoppers do: on no page where they pay or sign in (`hearsOthers`). */
export const listeningSources = slot<OutsideSource>("listening sources");

/** Everything outside of the store that its pages may use; `hears` says of which pages. */
export function outsideOrigins(held: Held, hears = false): OutsideOrigins {
  const sources = [...held(outsideSources), ...(hears ? held(listeningSources) : [])];
  const parts = sources.map((source) => source(held));
  const all = (kind: keyof OutsideOrigins) => parts.flatMap((part) => part[kind] ?? []);
  return {
    frames: all("frames"),
    scripts: all("scripts"),
    connections: all("connections"),
    images: all("images"),
    forms: all("forms"),
  };
}
