import { untilThere } from "@placket/web/late/until-there";
import { lazy, type ComponentType } from "react";
import { tellLost } from "./lost-part.ts";

/**
 * A part that somebody waits for: a screen, a dialog that was pressed. One whose script does not come is said to be
 * missing (`LostPart`), and comes with the line or with the next press.
 */
export function awaited<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => ({ default: pick(await untilThere(load, tellLost)) }));
}
