import type { Loss, Tell } from "@placket/web/late/until-there";
import { useSyncExternalStore } from "react";

/** The part that somebody waits for and that did not come; of several one is said, for one try asks for all. */
let lost: Loss | undefined;
const watching = new Set<() => void>();

function set(next: Loss | undefined): void {
  lost = next;
  for (const watch of watching) watch();
}

/** Says what is missing on the screen until it is asked for again. */
export const tellLost: Tell = (loss) => {
  set(loss);
  return () => set(undefined);
};

/** What is missing now. */
export function useLostPart(): Loss | undefined {
  return useSyncExternalStore(
    (watch) => {
      watching.add(watch);
      return () => watching.delete(watch);
    },
    () => lost,
  );
}
