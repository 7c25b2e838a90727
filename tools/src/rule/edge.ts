import type { Place } from "../reading/place.ts";
import type { Target } from "../reading/resolve.ts";

/** One import with both its ends. */
export interface Edge {
  readonly from: Place;
  readonly line: number;
  readonly target: Target;
  /** The far end, when the import names a file of ours. */
  readonly to: Place | undefined;
  readonly reExport: boolean;
}

/** An edge between two files of ours. */
export interface InnerEdge extends Edge {
  readonly to: Place;
}
