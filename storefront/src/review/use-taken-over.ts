import { useSyncExternalStore } from "react";

/**
 * Whether the browser has taken over what the server drew: an answer that another part asked for may be there earlier,
 * and would be drawn where the server drew none.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
