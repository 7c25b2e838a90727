import type { Design } from "@placket/domain/embroidery/design/design";
import { startTransition, useEffect, useState } from "react";
import { keyOf, NOTHING_SEWN, openSewer, type Found, type Sewer } from "./sewer.ts";

/** What has become of a design. */
export interface Sewing extends Found {
  /** What is asked for is not sewn yet. */
  readonly isBehind: boolean;
  readonly retry: () => void;
}

/**
 * Sews a design whenever it changes, away from the page; `null` asks for nothing. What came of it is drawn after
 * whatever is typed; who has to be quicker watches the sewer.
 */
export function useSewing(design: Design | null, given?: Sewer): Sewing {
  const [own] = useState(openSewer);
  const sewer = given ?? own;
  const { answered } = sewer;
  const [{ of, found }, setAnswer] = useState(answered.get);
  useEffect(() => {
    const take = () => startTransition(() => setAnswer(answered.get()));
    // It may have been answered before anybody listened.
    take();
    return answered.subscribe(take);
  }, [answered]);
  useEffect(() => sewer.ask(design), [sewer, design]);
  // Nobody waits for it any more.
  useEffect(() => () => sewer.ask(null), [sewer]);
  return {
    ...(design ? found : NOTHING_SEWN),
    isBehind: design !== null && of !== keyOf(design),
    retry: sewer.again,
  };
}
