import { hoops } from "../placement/hoops.ts";
import { placeNamed } from "../placement/placements.ts";
import { unitVector } from "../shape/unit-vector.ts";
import type { OfferPlacement } from "./offer.ts";
import { pictureMm } from "../drawing/garment/garment-frame.ts";

/** Less than a letter of 5 mm needs is no room. */
const PLACEMENT_MIN_MM = 5;

type Room = Pick<OfferPlacement, "widthMm" | "heightMm" | "center" | "turn">;

/** A picture's size, and a box on it from its upper left corner; millimeters. */
interface BoxMm {
  readonly leftMm: number;
  readonly topMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The upright box around a placement, turned as it lies. */
function boxOnPicture(room: Room, pictureWidthMm: number): BoxMm {
  const picture = pictureMm(pictureWidthMm);
  const { widthMm, heightMm } = extent(room);
  return {
    leftMm: room.center.x * picture.widthMm - widthMm / 2,
    topMm: room.center.y * picture.heightMm - heightMm / 2,
    widthMm,
    heightMm,
  };
}

/** Half a tenth of a millimeter: positions are kept as rounded fractions. */
const ROUNDING_MM = 0.05;

/** Whether all of a placement lies on the picture; `false` where a measure is no number. */
export function isOnPicture(room: Room, pictureWidthMm: number): boolean {
  const { leftMm, topMm, widthMm, heightMm } = boxOnPicture(room, pictureWidthMm);
  const picture = pictureMm(pictureWidthMm);
  return (
    leftMm >= -ROUNDING_MM &&
    topMm >= -ROUNDING_MM &&
    leftMm + widthMm <= picture.widthMm + ROUNDING_MM &&
    topMm + heightMm <= picture.heightMm + ROUNDING_MM
  );
}

/** Moved by so many millimeters, as far as the picture goes. Whole 0.1 mm of a picture of a meter. */
export function movedBy<R extends Room>(
  room: R,
  by: { readonly xMm: number; readonly yMm: number },
  pictureWidthMm: number,
): R {
  const picture = pictureMm(pictureWidthMm);
  const { widthMm, heightMm } = extent(room);
  const along = (part: number, mm: number, whole: number, own: number) =>
    fraction(within(part * whole + mm, own / 2, whole - own / 2) / whole);
  return {
    ...room,
    center: {
      x: along(room.center.x, by.xMm, picture.widthMm, widthMm),
      y: along(room.center.y, by.yMm, picture.heightMm, heightMm),
    },
  };
}

/**
 * As large as is asked for, around the same middle: whole millimeters, no less than {@link PLACEMENT_MIN_MM} and no
 * larger than {@link largestRoom}.
 */
export function resizedTo<R extends Room>(
  room: R,
  size: { readonly widthMm: number; readonly heightMm: number },
  pictureWidthMm: number,
): R {
  const most = largestRoom(room, pictureWidthMm);
  const widthMm = within(Math.round(size.widthMm), PLACEMENT_MIN_MM, most.widthMm);
  const heightMm = within(Math.round(size.heightMm), PLACEMENT_MIN_MM, most.heightMm);
  const resized = { ...room, widthMm, heightMm };
  // Turned, each measure takes room of the other: it may have to move away from an edge.
  return movedBy(resized, { xMm: 0, yMm: 0 }, pictureWidthMm);
}

/** The widest and the highest that a placement can be around its middle, until it meets an edge; whole millimeters. */
export function largestRoom({ center, turn }: Room, pictureWidthMm: number) {
  const picture = pictureMm(pictureWidthMm);
  const across = 2 * Math.min(center.x, 1 - center.x) * picture.widthMm;
  const down = 2 * Math.min(center.y, 1 - center.y) * picture.heightMm;
  const { cos, sin } = turned(turn);
  const along = (one: number, other: number) =>
    Math.max(
      PLACEMENT_MIN_MM,
      Math.floor(Math.min(cos > TINY ? one / cos : Infinity, sin > TINY ? other / sin : Infinity)),
    );
  return { widthMm: along(across, down), heightMm: along(down, across) };
}

const TINY = 1e-6;

/** What somebody who sets a placement should know of its size and does not have to follow. */
type RoomAdvice =
  | { readonly kind: "largerThanUsual"; readonly widthMm: number; readonly heightMm: number }
  | { readonly kind: "noHoop"; readonly widthMm: number; readonly heightMm: number };

/** What is unusual about a placement's size: larger than the trade sews there, or than any hoop takes in one go. */
export function roomAdvice({
  name,
  widthMm,
  heightMm,
}: Pick<OfferPlacement, "name" | "widthMm" | "heightMm">): readonly RoomAdvice[] {
  const usual = placeNamed(name);
  const isLarger = "widthMm" in usual && (widthMm > usual.widthMm || heightMm > usual.heightMm);
  const field = LARGEST_FIELD;
  const isBeyond = widthMm > field.widthMm || heightMm > field.heightMm;
  return [
    ...(isLarger
      ? [{ kind: "largerThanUsual" as const, widthMm: usual.widthMm, heightMm: usual.heightMm }]
      : []),
    ...(isBeyond ? [{ kind: "noHoop" as const, ...field }] : []),
  ];
}

const LARGEST_FIELD = {
  widthMm: Math.max(...hoops.map(({ fieldWidthMm }) => fieldWidthMm)),
  heightMm: Math.max(...hoops.map(({ fieldHeightMm }) => fieldHeightMm)),
};

/** Whether two placements of one side share some of the picture. */
export function overlap(
  one: OfferPlacement,
  other: OfferPlacement,
  pictureWidthMm: number,
): boolean {
  if (one.face !== other.face) return false;
  const [a, b] = [boxOnPicture(one, pictureWidthMm), boxOnPicture(other, pictureWidthMm)];
  return (
    a.leftMm < b.leftMm + b.widthMm &&
    b.leftMm < a.leftMm + a.widthMm &&
    a.topMm < b.topMm + b.heightMm &&
    b.topMm < a.topMm + a.heightMm
  );
}

/** What a placement measures across and down the picture. */
function extent({ widthMm, heightMm, turn }: Pick<Room, "widthMm" | "heightMm" | "turn">) {
  const { cos, sin } = turned(turn);
  return { widthMm: widthMm * cos + heightMm * sin, heightMm: widthMm * sin + heightMm * cos };
}

function turned(turn: number) {
  const { x, y } = unitVector(turn);
  return { cos: Math.abs(x), sin: Math.abs(y) };
}

const within = (value: number, least: number, most: number) =>
  Math.max(Math.min(least, most), Math.min(value, Math.max(least, most)));

const fraction = (part: number) => Math.round(part * 10_000) / 10_000;
