import { toldAsOne } from "@placket/web/late/told-as-one";
import type { Loss } from "@placket/web/late/until-there";
import { useSyncExternalStore } from "react";

/** What is said of parts, all of it at once until it is asked for again. */
function saidOfParts() {
  let said: Loss | undefined;
  const watching = new Set<() => void>();
  const set = (next: Loss | undefined) => {
    said = next;
    for (const watch of watching) watch();
  };
  const watched = (watch: () => void) => {
    watching.add(watch);
    return () => watching.delete(watch);
  };
  return {
    tell: toldAsOne((loss) => {
      set(loss);
      return () => set(undefined);
    }),
    useSaid: () => useSyncExternalStore(watched, () => said),
  };
}

/** Parts that somebody waits for and that did not come. */
export const { tell: tellLost, useSaid: useLostPart } = saidOfParts();

/** Parts that broke while they were drawn; asked for again, they are drawn anew. */
export const { tell: tellBroken, useSaid: useBrokenPart } = saidOfParts();
