import type { EmbroideryChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { Problem } from "@placket/domain/problem";
import { useEffect, useEffectEvent, useState } from "react";
import { refusedOf } from "../choice/text-of-problem.ts";

interface Refusal {
  /** What the store refused of what stands there, at the fields of their kind; what is changed is not refused yet. */
  readonly problems: readonly Problem[];
  /** The store could not be asked, or could not do it (EMB-51). */
  readonly hasFailed: boolean;
  /** Notes what is sent. */
  readonly sends: () => void;
}

/**
 * What became of the last saving. Where the store refuses, its offer may be another by now: it is asked for anew, so
 * that whoever is told to look again sees what is true (EMB-43).
 */
export function useRefusal(
  error: Error | null,
  { chosen, askAnew }: { readonly chosen: EmbroideryChoice; readonly askAnew: () => unknown },
): Refusal {
  const [sent, setSent] = useState<string>();
  const refused = refusedOf(error);
  const isRefused = refused.length > 0;
  const look = useEffectEvent(askAnew);
  useEffect(() => {
    if (error !== null && isRefused) void look();
  }, [error, isRefused]);
  const stands = isRefused && sent === JSON.stringify(chosen);
  return {
    problems: stands ? refused : [],
    hasFailed: error !== null && !isRefused,
    sends: () => setSent(JSON.stringify(chosen)),
  };
}
