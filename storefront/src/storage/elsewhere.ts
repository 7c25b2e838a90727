import type { StorageKey } from "./keys.ts";

/** Calls `heard` when another tab writes or removes what is kept under a local key; gives what ends that. */
export function onStoredElsewhere({ name }: StorageKey, heard: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === name) heard();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
