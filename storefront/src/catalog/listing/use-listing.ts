import { useQuery } from "../../query/use-query.ts";
import type { QueryOptions } from "../../query/query.ts";
import { useState } from "react";
import type { Listing } from "./listing.queries.ts";

interface ShownListing {
  readonly listing: Listing | undefined;
  /** The answer to an earlier question, while the new one is on its way. */
  readonly isDimmed: boolean;
}

/**
 * The listing that a page shows. When the next page or filter cannot be had the last answer stays and
 * nothing is said: a failed listing fetch is silent (PLP-25). The same choice once more asks again.
 */
export function useListing(question: QueryOptions<Listing>): ShownListing {
  const { data, isPlaceholderData, isPending } = useQuery(question);
  const [last, setLast] = useState<Listing>();
  if (data && data !== last) setLast(data);
  return { listing: data ?? last, isDimmed: isPlaceholderData || isPending };
}
