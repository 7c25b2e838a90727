import type { Design } from "@placket/domain/embroidery/design/design";
import type { SewnDesign } from "@placket/domain/embroidery/design/sew-design";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import type { Problem } from "@placket/domain/problem";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { useEffect, useMemo, useState } from "react";

/** What has become of a text. */
export interface Sewing {
  /** The text that was sewn last, which stays while the next one is sewn. */
  readonly recipe: LetteringRecipe | null;
  readonly sewn: SewnDesign | null;
  /** Why it cannot be sewn. */
  readonly problems: readonly Problem[];
  /** What is asked for is not sewn yet. */
  readonly isBehind: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

type Answer = Pick<Sewing, "recipe" | "sewn" | "problems" | "hasFailed">;

/** One asking for a text: asked for again it is another. */
interface Asked {
  readonly recipe: LetteringRecipe;
  readonly tries: number;
}

const NOTHING: Answer = { recipe: null, sewn: null, problems: [], hasFailed: false };

/** Sews a text whenever it changes, away from the page; `null` asks for nothing. A recipe is compared by identity. */
export function useSewing(recipe: LetteringRecipe | null): Sewing {
  const [answer, setAnswer] = useState<{ of: Asked | null; found: Answer }>({
    of: null,
    found: NOTHING,
  });
  const [tries, setTries] = useState(0);
  const asked = useMemo(() => recipe && { recipe, tries }, [recipe, tries]);
  useEffect(() => {
    if (!asked) return undefined;
    const { recipe } = asked;
    const asking = new AbortController();
    const design: Design = { as: "text", recipe };
    const take = (found: Answer) => {
      if (!asking.signal.aborted) setAnswer({ of: asked, found });
    };
    theStitcher()
      .sew(design, asking.signal)
      .then(
        (result) =>
          take(
            result.ok
              ? { recipe, sewn: result.value, problems: [], hasFailed: false }
              : { ...NOTHING, recipe, problems: result.problems },
          ),
        () => take({ ...NOTHING, recipe, hasFailed: true }),
      );
    return () => asking.abort();
  }, [asked]);
  const found = recipe ? answer.found : NOTHING;
  return {
    ...found,
    isBehind: asked !== null && answer.of !== asked,
    retry: () => setTries((count) => count + 1),
  };
}
