import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { FlagsWish } from "@placket/domain/embroidery/offer/flags";

/** How flags are chosen: none, one at a placement, or one on either side of the collar (EMB-11). */
export type FlagsWay = "none" | "one" | "pair";

/** Which way of having flags a wish stands for. */
export function wayOf(wish: FlagsWish | undefined): FlagsWay {
  if (!wish) return "none";
  return wish.flag === undefined ? "pair" : "one";
}

/** The ways that an offer has. */
export function waysOf({ terms: { flags } }: ShownOffer): readonly FlagsWay[] {
  if (!flags) return [];
  return [
    "none",
    ...(flags.placements.length > 0 ? ["one" as const] : []),
    ...(flags.pair ? ["pair" as const] : []),
  ];
}

/**
 * What choosing begins with: of one flag that one, and the first placement where nothing else stands (EMB-28). A flag
 * that was chosen before stays.
 */
export function begun(
  way: FlagsWay,
  { terms, flags }: ShownOffer,
  { before, taken }: { readonly before: FlagsWish | undefined; readonly taken: readonly string[] },
): FlagsWish | undefined {
  const only = flags.length === 1 ? (flags[0]?.code ?? "") : "";
  const known = before?.flag ?? before?.flag1 ?? before?.flag2 ?? only;
  if (way === "none") return undefined;
  if (way === "pair") return { flag1: known, flag2: only };
  const { placements = [] } = terms.flags ?? {};
  const free = placements.find((code) => !taken.includes(code)) ?? placements[0];
  return { flag: known, placement: free ?? "" };
}
