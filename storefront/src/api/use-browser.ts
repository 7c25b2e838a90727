import { useSyncExternalStore } from "react";

/** Whether a browser draws: false at the server, and while what it drew is taken over. */
export const useBrowser = (): boolean => useSyncExternalStore(neverChanges, yes, no);

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;
