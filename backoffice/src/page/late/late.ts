import type { ComponentType, FunctionComponent } from "react";
import { fetched } from "./awaited.ts";

/** A part that is a chunk of its own, loaded where it is shown. */
export function late<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  return fetched(load, (module) => module.default) as FunctionComponent<Props>;
}
