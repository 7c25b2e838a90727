import { toldAsOne } from "@placket/web/late/told-as-one";
import type { Loss } from "@placket/web/late/until-there";
import { useSyncExternalStore } from "react";

/** What somebody waits for and what did not come. */
let lost: Loss | undefined;
const watching = new Set<() => void>();

function set(next: Loss | undefined): void {
  lost = next;
  for (const watch of watching) watch();
}

/** Says what is missing on the screen until it is asked for again. */
export const tellLost = toldAsOne((loss) => {
  set(loss);
  return () => set(undefined);
});

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
