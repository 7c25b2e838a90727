import { problem, type Problem } from "../../problem.ts";
import { leftToShip, type LineProgress } from "../step/line-progress.ts";
import { checkPieces, type PiecesWish } from "../step/check-pieces.ts";
import type { Track } from "./carriers.ts";

/** Longest tracking number. */
export const TRACK_NUMBER_MAX = 64;

/** Most parcels of one shipment. */
export const TRACKS_MAX = 20;

/** What a shipment is made of: pieces of lines, and the numbers of its parcels where they are known. */
export interface ShipmentWish {
  readonly pieces: readonly PiecesWish[];
  readonly tracks: readonly Track[];
}

/** What is wrong with a shipment: no more leaves than is there to be shipped. */
export function checkShipment(
  { pieces, tracks }: ShipmentWish,
  lines: readonly LineProgress[],
): Problem[] {
  return [...checkPieces(pieces, { lines, left: leftToShip }), ...tracks.flatMap(checkTrack)];
}

/** What is wrong with the number of a parcel: letters, digits and what carriers put between them. */
export function checkTrack({ number }: Track): Problem[] {
  const isGood = number.length <= TRACK_NUMBER_MAX && /^[A-Za-z0-9][A-Za-z0-9 .\-/]*$/.test(number);
  return isGood ? [] : [problem("order.trackInvalid", "number", TRACK_NUMBER_MAX)];
}
