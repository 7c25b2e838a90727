import { useEffect, useState } from "react";
import { SEARCH_PAUSE_MS } from "./search-text.ts";

/** The text once typing has rested; the first text counts at once after its own rest. */
export function useRested(text: string, ms = SEARCH_PAUSE_MS): string {
  const [rested, setRested] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
