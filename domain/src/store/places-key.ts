import type { StoreSettings } from "./settings.ts";

/** The browser's key for completing addresses; null unless it is switched on and there (CHECK-28, CONF-10). */
export function placesKey(
  settings: Pick<StoreSettings, "addressAutocompletion" | "addressAutocompletionKey">,
): string | null {
  return (settings.addressAutocompletion && settings.addressAutocompletionKey) || null;
}
