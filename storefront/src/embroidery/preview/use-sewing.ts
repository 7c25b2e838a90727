import type { Design } from "@placket/domain/embroidery/design/design";
import type { SewnDesign } from "@placket/domain/embroidery/design/sew-design";
import type { Problem } from "@placket/domain/problem";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { useEffect, useMemo, useState } from "react";

/** What has become of a design. */
export interface Sewing {
  /** What was sewn last, which stays while the next one is sewn. */
  readonly design: Design | null;
  readonly sewn: SewnDesign | null;
  /** Why it cannot be sewn. */
  readonly problems: readonly Problem[];
  /** What is asked for is not sewn yet. */
  readonly isBehind: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

type Answer = Pick<Sewing, "design" | "sewn" | "problems" | "hasFailed">;

/** One asking for a design: asked for again it is another. */
interface Asked {
  readonly design: Design;
  readonly tries: number;
}

const NOTHING: Answer = { design: null, sewn: null, problems: [], hasFailed: false };

/** Sews a design whenever it changes, away from the page; `null` asks for nothing. A design is compared by identity. */
export function useSewing(design: Design | null): Sewing {
  const [answer, setAnswer] = useState<{ of: Asked | null; found: Answer }>({
    of: null,
    found: NOTHING,
  });
  const [tries, setTries] = useState(0);
  const asked = useMemo(() => design && { design, tries }, [design, tries]);
  useEffect(() => {
    if (!asked) return undefined;
    const asking = new AbortController();
    const take = (found: Answer) => {
      if (!asking.signal.aborted) setAnswer({ of: asked, found });
    };
    theStitcher()
      .sew(asked.design, asking.signal)
      .then(
        (result) =>
          take(
            result.ok
              ? { design: asked.design, sewn: result.value, problems: [], hasFailed: false }
              : { ...NOTHING, design: asked.design, problems: result.problems },
          ),
        () => take({ ...NOTHING, design: asked.design, hasFailed: true }),
      );
    return () => asking.abort();
  }, [asked]);
  const found = design ? answer.found : NOTHING;
  return {
    ...found,
    isBehind: asked !== null && answer.of !== asked,
    retry: () => setTries((count) => count + 1),
  };
}
