import type { Problem } from "@placket/domain/problem";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { useQuery } from "@tanstack/react-query";
import type { SewnDesign } from "@placket/domain/embroidery/design/sew-design";
import type { PageDesign } from "./design.ts";
import { sewnQuery } from "./stitching.queries.ts";

/** What has become of a design. */
export interface DesignSewing {
  /** The newest design that was sewn; `null` before the first, and when it cannot be sewn. */
  readonly sewn: SewnDesign | null;
  /** The design that `sewn` is of, which may not be the one asked for yet. */
  readonly of: PageDesign | null;
  /** Why it cannot be sewn. */
  readonly problems: readonly Problem[];
  readonly isBehind: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Sews a design whenever it changes; `null` stands for one that cannot be asked for. */
export function useDesign(design: PageDesign | null): DesignSewing {
  const { data, error, isPlaceholderData, refetch } = useQuery(sewnQuery(design));
  const result = design ? data?.result : undefined;
  return {
    sewn: result?.ok ? result.value : null,
    of: data?.design ?? null,
    problems: result && !result.ok ? result.problems : [],
    isBehind: design !== null && !error && (isPlaceholderData || !data),
    error: design ? error : null,
    retry: () => void refetch(),
  };
}

/** Nothing at all, rather than "sewing", for what cannot be sewn. */
const NOTHING: Pattern = {
  cmd: new Uint8Array(),
  x: new Int32Array(),
  y: new Int32Array(),
  threads: [],
};

/** What a canvas shows of it: `null` while the first is being sewn. */
export function patternOf({
  sewn,
  isBehind,
}: Pick<DesignSewing, "sewn" | "isBehind">): Pattern | null {
  if (sewn) return sewn.pattern;
  return isBehind ? null : NOTHING;
}
