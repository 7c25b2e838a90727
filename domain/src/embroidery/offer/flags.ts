import { ok, problem, refuse, type Problem, type Result } from "../../problem.ts";
import type { FabricCode } from "../fabric/fabric.ts";
import { findFlag, type Flag } from "../shape/flags/flag.ts";
import { readFlagOrder, type FlagOrder } from "../shape/flags/flag-order.ts";
import type { FlagTerms, OfferPlacement, OfferTerms } from "./offer.ts";

/** Flags as somebody wants them: one at a placement, or one on either side of the collar (EMB-11). */
export interface FlagsWish {
  readonly flag?: string | undefined;
  /** Where the single one stands. */
  readonly placement?: string | undefined;
  /** On the left. */
  readonly flag1?: string | undefined;
  /** On the right. */
  readonly flag2?: string | undefined;
}

/** A flag on a garment, as it is kept with what was bought: its stitches follow from its order alone. */
interface SewnFlag {
  readonly order: FlagOrder;
  readonly placement: Pick<OfferPlacement, "code" | "name">;
  /** Of two: which of them; `null` of one that stands alone. */
  readonly side: "left" | "right" | null;
}

/** The flags of a line, the left one first (EMB-32). */
export interface Flags {
  readonly flags: readonly SewnFlag[];
}

/** The flags by the terms of their product, or all that is wrong with them, at their fields. */
export function readFlags(
  wish: FlagsWish,
  terms: Pick<OfferTerms, "fabric" | "flags" | "placements">,
): Result<Flags> {
  if (!terms.flags) return refuse(problem("embroidery.optionUnavailable"));
  const wanted = wantedFlags(wish, terms.flags);
  if (!wanted.ok) return wanted;
  const flags: SewnFlag[] = [];
  const problems: Problem[] = [];
  for (const one of wanted.value) {
    const read = readFlag(one, terms, terms.flags);
    if (read.ok) flags.push(read.value);
    else problems.push(...read.problems);
  }
  return problems.length > 0 ? refuse(...problems) : ok({ flags });
}

interface Wanted {
  readonly field: "flag" | "flag1" | "flag2";
  readonly code: string;
  readonly placement: string;
  readonly side: SewnFlag["side"];
}

/** A single flag goes before the two; of these the left one stands first, whichever was chosen first (EMB-32). */
function wantedFlags(
  { flag = "", placement = "", flag1 = "", flag2 = "" }: FlagsWish,
  { placements, pair }: FlagTerms,
): Result<readonly Wanted[]> {
  if (flag !== "") {
    return placements.includes(placement)
      ? ok([{ field: "flag", code: flag, placement, side: null }])
      : refuse(problem("embroidery.placementUnknown", "placement"));
  }
  if (flag1 === "" && flag2 === "") return refuse(problem("embroidery.flagMissing", "flag"));
  if (!pair) return refuse(problem("embroidery.optionUnavailable"));
  const sides: readonly Wanted[] = [
    { field: "flag1", code: flag1, placement: pair.left, side: "left" },
    { field: "flag2", code: flag2, placement: pair.right, side: "right" },
  ];
  return ok(sides.filter(({ code }) => code !== ""));
}

function readFlag(
  { field, code, placement, side }: Wanted,
  { placements, fabric }: Pick<OfferTerms, "fabric" | "placements">,
  terms: FlagTerms,
): Result<SewnFlag> {
  const flag = terms.flags.includes(code) ? findFlag(code) : undefined;
  if (!flag) return refuse(problem("embroidery.noSuchFlag", field));
  const place = placements.find((one) => one.code === placement);
  if (!place) return refuse(problem("embroidery.placementUnknown", field));
  const order = orderOf(flag, place, { heightMm: terms.heightMm, fabric });
  if (!order.ok) return refuse(problem("embroidery.flagNoRoom", field, place.name));
  const { code: at, name } = place;
  return ok({ order: order.value, placement: { code: at, name }, side });
}

/** As high as staff have it, or as its place allows; whole 0.1 mm. A border reaches 0.2 mm out on every side. */
function orderOf(
  { code, width, height }: Flag,
  place: OfferPlacement,
  { heightMm, fabric }: { readonly heightMm: number; readonly fabric: FabricCode },
): Result<FlagOrder> {
  const room = Math.min(place.heightMm, (place.widthMm * height) / width) - 0.4;
  return readFlagOrder({
    code,
    heightMm: Math.floor(Math.min(heightMm, room) * 10) / 10,
    fabric,
  });
}

/** The sku that so many flags are charged as by today's terms; `undefined` where they are not offered so. */
export function flagsChargedAs({ flags }: Flags, terms: FlagTerms): string | undefined {
  const isOffered = flags.every(
    ({ order, placement, side }) =>
      terms.flags.includes(order.code) && placesOf(side, terms).includes(placement.code),
  );
  if (!isOffered) return undefined;
  return flags.length === 1 ? terms.sku : terms.pair?.sku;
}

const placesOf = (side: SewnFlag["side"], { placements, pair }: FlagTerms): readonly string[] =>
  side === null ? placements : pair ? [pair[side]] : [];

/** What tells flags from others: all that their stitches follow from, and where they stand. */
export const flagsIdentity = ({ flags }: Flags): readonly unknown[] =>
  flags.map(({ order: { code, heightMm, fabric }, placement, side }) => [
    code,
    heightMm,
    fabric,
    placement.code,
    side,
  ]);

/** What the flags are of, left to right. */
export const flagNames = ({ flags }: Flags): readonly string[] =>
  flags.map(({ order: { code } }) => findFlag(code)?.name ?? code);
