import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import {
  flagsChargedAs,
  readFlags,
  type Flags,
  type FlagsWish,
} from "@placket/domain/embroidery/offer/flags";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import type { Problem } from "@placket/domain/problem";
import { findFlag } from "@placket/domain/embroidery/shape/flags/flag";
import { useMemo } from "react";
import type { LaidDesign } from "../choice/laid-design.ts";
import { useSewing, type Sewing } from "../preview/use-sewing.ts";

/** What flags come to. */
interface SewnFlags {
  /** By the terms that the server holds them to; `undefined` where they are not right, or none is wanted. */
  readonly flags: Flags | undefined;
  readonly problems: readonly Problem[];
  /** What they are charged as. */
  readonly sku: string | undefined;
  /** Those that are sewn by now. */
  readonly laid: readonly LaidDesign[];
  readonly sewings: readonly Sewing[];
}

/** Reads and sews the flags that are wished for, whenever they change. */
export function useFlags({ terms }: ShownOffer, wish: FlagsWish | undefined): SewnFlags {
  const read = useMemo(() => wish && readFlags(wish, terms), [wish, terms]);
  const flags = read?.ok ? read.value : undefined;
  const [left, right] = useDesigns(flags);
  const sewings = [useSewing(left ?? null), useSewing(right ?? null)];
  const [one, other] = [useLaid(flags, 0, sewings[0]), useLaid(flags, 1, sewings[1])];
  const laid = useMemo(() => [one, other].flatMap((design) => design ?? []), [one, other]);
  const sku = flags && terms.flags ? flagsChargedAs(flags, terms.flags) : undefined;
  return { flags, problems: read && !read.ok ? read.problems : [], sku, laid, sewings };
}

/** At most two: the collar has two ends. */
const useDesigns = (flags: Flags | undefined) =>
  useMemo(
    () => flags?.flags.map(({ order }) => ({ as: "flag" as const, ...order })) ?? [],
    [flags],
  );

function useLaid(
  flags: Flags | undefined,
  index: number,
  sewing: Sewing | undefined,
): LaidDesign | undefined {
  const flag = flags?.flags[index];
  const { sewn = null } = sewing ?? {};
  return useMemo(
    () =>
      sewn && flag
        ? {
            pattern: sewn.pattern,
            placement: flag.placement.code,
            names: [findFlag(flag.order.code)?.name ?? flag.order.code],
            facts: statistics(sewn.pattern),
          }
        : undefined,
    [sewn, flag],
  );
}
