import { problem, type Problem } from "../../../problem.ts";
import type { OfferTerms } from "../offer.ts";
import { isOnPicture } from "../placement-room.ts";
import { foundTwice } from "./found-twice.ts";

/** Where something is embroidered: each place once, with a name, and all of it on the picture. */
export function checkPlacements(
  placements: OfferTerms["placements"],
  pictureWidthMm: number,
): readonly Problem[] {
  const { min, max } = PICTURE_WIDTHS_MM;
  // Without a width nobody can say what lies on the picture.
  if (!(pictureWidthMm >= min && pictureWidthMm <= max)) {
    return [problem("embroidery.pictureWidthInvalid", "pictureWidthMm", min, max)];
  }
  const twice = foundTwice(placements.map(({ code }) => code));
  const nameTwice = foundTwice(placements.map(({ name }) => name.trim().toLowerCase()));
  const nameless = placements.some(({ name }) => name.trim() === "");
  const off = placements.filter((place) => !isOnPicture(place, pictureWidthMm));
  return [
    ...(twice === undefined ? [] : [problem("embroidery.placementsTwice", "placements", twice)]),
    ...(twice === undefined && nameTwice !== undefined && nameTwice !== ""
      ? [problem("embroidery.placementsTwice", "placements", nameTwice)]
      : []),
    ...(nameless ? [problem("embroidery.placementNameMissing", "placements")] : []),
    ...off.map(({ name }) => problem("embroidery.placementOffPicture", "placements", name)),
  ];
}

/** How much of a garment a picture may show from edge to edge: a badge, or a table's cloth. */
const PICTURE_WIDTHS_MM = { min: 50, max: 2000 } as const;
