import { untilThere } from "@placket/web/late/until-there";
import { lazy, type ComponentType } from "react";
import { tellLost } from "./lost-part.ts";
import { keptApart } from "./PartBoundary.tsx";

/**
 * A part that somebody waits for: a dialog that was pressed. One whose script does not come is said to be missing, and
 * comes with the line or with the next press; one that breaks is said to have, and drawn anew when wished (`LostPart`).
 */
export function awaited<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return keptApart<Props>(fetched(load, pick));
}

/** The same in a boundary of whoever draws it: a screen, what fills a slot. */
export function fetched<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return lazy(async () => ({ default: pick(await untilThere(load, tellLost)) }));
}
