import { useDeferredValue } from "react";

/** A text a moment after its place is drawn: what a live region is born with is told to nobody. */
export const useLaterText = (text: string): string => useDeferredValue(text, "");
