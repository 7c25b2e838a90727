import {
  logosOnFile,
  type LogosOnFile,
  type ShownLogo,
} from "@placket/contract/embroidery/shown-logo.codec";
import { patternOfPoints } from "@placket/domain/embroidery/pattern/needle-points";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { shopKey, type Shop } from "../../api/shop.ts";
import { keepPreviousData, queryOptions } from "../../query/query.ts";
import type { LaidDesign } from "../choice/laid-design.ts";

/** The logos on file of whoever asks, the newest first (EMB-42). */
export function logosQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "embroidery-logos"),
    queryFn: async (): Promise<LogosOnFile> => {
      // The number in the address only keeps answers from being kept on their way.
      const random = String(Date.now());
      return logosOnFile(await shop.call("embroideryLogos", { params: { random } }));
    },
  });
}

/** A logo at the code of its placement. */
export interface StandingLogo {
  readonly shown: ShownLogo;
  readonly placement: string;
}

/**
 * The stitches of logos as they were made, each where it stands; those without are left out. Each is
 * asked for once, wherever it is moved and whatever else is chosen.
 */
export function laidLogosQuery(standing: readonly StandingLogo[]) {
  const names = standing.map(({ shown: { needlePoints }, placement }) => [needlePoints, placement]);
  return queryOptions<readonly LaidDesign[]>({
    queryKey: ["laid-logos", JSON.stringify(names)],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async ({ client }) => {
      const laid = await Promise.all(
        standing.map(async ({ shown, placement }) => {
          const sewn = await client.fetchQuery(sewnLogoQuery(shown));
          return sewn ? [{ ...sewn, placement }] : [];
        }),
      );
      return laid.flat();
    },
  });
}

/** The stitches of one; `null` where there are none. */
function sewnLogoQuery({ logo, needlePoints, threads }: ShownLogo) {
  return queryOptions({
    queryKey: ["sewn-logo", needlePoints, logo.sewn?.stitches],
    staleTime: Infinity,
    queryFn: async (): Promise<Omit<LaidDesign, "placement"> | null> => {
      if (needlePoints === null) return null;
      const answer = await fetch(needlePoints);
      if (!answer.ok) throw new Error(`The stitches did not come: ${answer.status}`);
      const pattern = patternOfPoints(await answer.arrayBuffer(), threads);
      return { pattern, names: [logo.name], facts: statistics(pattern) };
    },
  });
}
