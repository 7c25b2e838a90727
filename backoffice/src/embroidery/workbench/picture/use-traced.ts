import type { TracedPicture } from "@placket/domain/embroidery/trace/trace-picture";
import type { Problem } from "@placket/domain/problem";
import type { PageDesign } from "@placket/web/embroidery/stitching/design";
import { tracedQuery } from "@placket/web/embroidery/stitching/stitching.queries";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OpenedPicture } from "../opened.ts";
import { traceWish, type PictureDraft } from "./picture-draft.ts";

/** What has become of a picture. */
interface Tracing {
  /** The drawing that was traced; `null` before the first, and where there is none. */
  readonly traced: TracedPicture | null;
  /** That drawing in the threads of the form. */
  readonly design: Extract<PageDesign, { as: "drawing" }> | null;
  readonly problems: readonly Problem[];
  readonly isBehind: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Traces a picture whenever the form asks for it otherwise. */
export function useTraced(picture: OpenedPicture, draft: PictureDraft): Tracing {
  const { id, name, pixels } = picture;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    tracedQuery(id, pixels, traceWish(draft)),
  );
  const { fabric, threads } = draft;
  const design = useMemo((): Tracing["design"] => {
    if (!data?.result.ok) return null;
    const { svg } = data.result.value;
    return { as: "drawing", file: data.key, name, svg, fabric, threads };
  }, [data, name, fabric, threads]);
  const result = data?.result;
  return {
    traced: result?.ok ? result.value : null,
    design,
    problems: result && !result.ok ? result.problems : [],
    isBehind: !error && (isPlaceholderData || !data),
    error,
    retry: () => void refetch(),
  };
}
