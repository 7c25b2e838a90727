import { useEffect, useEffectEvent } from "react";
import { lieOver } from "./lies-over.ts";

/**
 * The browser's Back closes what lies over the page instead of leaving the page.
 * @param isOpen whether it is open by a press: from an address that asked for it, Back leads to where one came from.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? lieOver(() => close()) : undefined), [isOpen]);
}
