import type { LogoChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { logoChargedAs, readLogos } from "@placket/domain/embroidery/offer/logos";
import type { Problem } from "@placket/domain/problem";
import { useMemo } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import type { LaidDesign } from "../choice/laid-design.ts";
import { startLogos } from "./logo-choice.ts";
import { stillOffered, type StillOffered } from "./still-offered.ts";
import { laidLogosQuery, logosQuery, type StandingLogo } from "./logo.queries.ts";

/** What the logos come to. */
export interface Logos {
  /** Those that may be chosen. */
  readonly known: readonly ShownLogo[];
  readonly chosen: readonly LogoChoice[];
  /** Numbers of those that were chosen before and cannot be had any more. */
  readonly dropped: readonly string[];
  readonly problems: readonly Problem[];
  /** What each is charged as; `undefined` where it is not offered so. */
  readonly skus: readonly (string | undefined)[];
  readonly laid: readonly LaidDesign[];
  /** Those without stitches: to be digitized. */
  readonly pictures: readonly StandingLogo[];
}

const NONE: readonly ShownLogo[] = [];
const NOT_LAID: readonly LaidDesign[] = [];

/** Reads the logos that are chosen, by the terms that the server holds them to, and shows their stitches. */
export function useLogos(offer: ShownOffer, written: readonly LogoChoice[] | undefined): Logos {
  const { terms, isLockdown } = offer;
  const isOffered = terms.logos !== null;
  const { data: own } = useQuery({ ...logosQuery(useShop()), enabled: isOffered });
  const known = useMemo(() => [...offer.logos, ...(own?.logos ?? NONE)], [offer, own]);
  // Before the shopper's own have come nothing is known to be gone.
  const isWhole = !isOffered || own !== undefined;
  const { chosen, dropped } = useMemo((): StillOffered => {
    if (!written) return { chosen: startLogos(offer, known), dropped: [] };
    return isWhole ? stillOffered(written, offer, known) : { chosen: written, dropped: [] };
  }, [isWhole, written, offer, known]);
  const read = useMemo(() => {
    const wishes = chosen.map(({ logo: number, placement }) => ({ number, placement }));
    return readLogos(wishes, terms, { known: known.map(({ logo }) => logo), isLockdown });
  }, [chosen, terms, known, isLockdown]);
  const placed = read.ok ? read.value : [];
  const standing = useMemo(() => standingOf(chosen, known), [chosen, known]);
  const { data: laid = NOT_LAID } = useQuery(laidLogosQuery(standing));
  return {
    known,
    chosen,
    dropped,
    problems: read.ok ? [] : read.problems.map((one) => named(one, chosen)),
    skus: placed
      .map((one) => terms.logos && logoChargedAs(one, terms.logos))
      .map((sku) => sku ?? undefined),
    laid,
    pictures: standing.filter(({ shown }) => shown.needlePoints === null),
  };
}

/** One that is still to be chosen is not unknown, it is missing. */
function named(found: Problem, chosen: readonly LogoChoice[]): Problem {
  const [at, field] = found.field.split(".");
  const isEmpty = field === "logo" && chosen[Number(at)]?.logo === "";
  return isEmpty ? { ...found, error: "embroidery.logoMissing", params: [] } : found;
}

/** The logos that are chosen and known, each where it stands. */
const standingOf = (
  chosen: readonly LogoChoice[],
  known: readonly ShownLogo[],
): readonly StandingLogo[] =>
  chosen.flatMap(({ logo: number, placement }) => {
    const shown = known.find(({ logo }) => logo.number === number);
    return shown ? [{ shown, placement }] : [];
  });
