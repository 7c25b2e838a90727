import type { LogoTerms, OfferPlacement, OfferTerms } from "./offer.ts";

/** What may stand at a placement. */
export const PLACED_KINDS = ["text", "flags", "logos"] as const;

export type PlacedKind = (typeof PLACED_KINDS)[number];

/** Whether a kind of embroidery may stand at a placement; of flags a single one. */
export const isTakenAt = (terms: OfferTerms, kind: PlacedKind, code: string): boolean =>
  terms[kind]?.placements.includes(code) ?? false;

/**
 * The terms with a kind of embroidery let or no longer let at a placement, in the order of the placements. What named
 * it for logos names it no more.
 */
export function withTaking(
  terms: OfferTerms,
  kind: PlacedKind,
  { code, isTaken }: { readonly code: string; readonly isTaken: boolean },
): OfferTerms {
  const now = terms[kind];
  if (!now) return terms;
  const wanted = now.placements.filter((one) => one !== code);
  const codes = terms.placements.map((place) => place.code);
  const placements = isTaken ? codes.filter((one) => one === code || wanted.includes(one)) : wanted;
  if (kind !== "logos" || !terms.logos) return { ...terms, [kind]: { ...now, placements } };
  return { ...terms, logos: onlyAt({ ...terms.logos, placements }) };
}

/** Lines and the logo that stands there at first, without placements where no logo may stand. */
function onlyAt(logos: LogoTerms): LogoTerms {
  const { placements, lines, preset } = logos;
  return {
    ...logos,
    lines: lines.map((line) => ({
      ...line,
      placements: line.placements.filter((code) => placements.includes(code)),
    })),
    preset: preset && placements.includes(preset.placement) ? preset : null,
  };
}

/** The terms with one more placement, where text and logos may stand if they may anywhere. */
export function withPlacement(terms: OfferTerms, place: OfferPlacement): OfferTerms {
  const added = { ...terms, placements: [...terms.placements, place] };
  const { code } = place;
  return withTaking(withTaking(added, "text", { code, isTaken: true }), "logos", {
    code,
    isTaken: true,
  });
}

/** The terms without a placement, wherever they named it; a pair of flags needs both of its own. */
export function withoutPlacement(terms: OfferTerms, code: string): OfferTerms {
  const left = PLACED_KINDS.reduce(
    (now, kind) => withTaking(now, kind, { code, isTaken: false }),
    terms,
  );
  const { flags } = left;
  const isPaired = flags?.pair && [flags.pair.left, flags.pair.right].includes(code);
  return {
    ...left,
    flags: flags && isPaired ? { ...flags, pair: null } : flags,
    placements: left.placements.filter((place) => place.code !== code),
  };
}

/** A code for a placement of that name that no other one has: `Left chest` is `left-chest`. */
export function placementCode(
  name: string,
  others: readonly Pick<OfferPlacement, "code">[],
): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 32)
    .replaceAll(/^-+|-+$/g, "");
  const base = plain === "" ? "place" : plain;
  const isFree = (code: string) => others.every((place) => place.code !== code);
  if (isFree(base)) return base;
  const at = others.findIndex((_, index) => isFree(`${base}-${index + 2}`));
  return `${base}-${at + 2}`;
}
