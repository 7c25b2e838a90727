import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { fits, hoops, smallestHoop, type Hoop } from "@placket/domain/embroidery/placement/hoops";
import { exceedsPlacement, placements } from "@placket/domain/embroidery/placement/placements";
import type { ThreadCanvasProps } from "@placket/ui/drawing/thread-canvas/ThreadCanvas";

type Guide = NonNullable<ThreadCanvasProps["guides"]>[number];

/** What a design is hooped in, what is drawn of it around the design, and what does not fit, in words. */
export interface Hooping {
  readonly guides: readonly Guide[];
  /** What stands in the way; empty where the design can be sewn. */
  readonly problem: string;
  /** The hoop that is taken, and what can be sewn in it. */
  readonly told: string;
}

/**
 * The hooping of a design.
 * @param name of a hoop; empty for the smallest that the design fits.
 * @param code of a placement, whose room is drawn as well.
 */
export function hoopingOf(
  pattern: Pattern | null,
  { name, code }: { readonly name: string; readonly code: string },
): Hooping {
  const isEmpty = pattern === null || pattern.cmd.length === 0;
  const { widthMm, heightMm } = isEmpty ? NOTHING : statistics(pattern);
  const hoop = hoops.find((one) => one.name === name) ?? smallestHoop(widthMm, heightMm);
  const isBeyond = hoop === undefined || !fits(hoop, widthMm, heightMm);
  const place = placements.find((one) => one.code === code);
  const size = `${inMm(widthMm)} × ${inMm(heightMm)} mm`;
  return {
    guides: [
      ...(hoop ? hoopGuides(hoop, isBeyond) : []),
      ...(place ? [placeGuide(place, exceedsPlacement(place, { widthMm, heightMm }))] : []),
    ],
    told: hoop ? `${hoop.name}: ${fieldOf(hoop)} can be sewn.` : "",
    problem: isBeyond ? beyond(hoop, size) : "",
  };
}

const NOTHING = { widthMm: 0, heightMm: 0 };

const beyond = (hoop: Hoop | undefined, size: string) =>
  hoop
    ? `The design of ${size} reaches beyond what can be sewn in this hoop: ${fieldOf(hoop)}.`
    : `No hoop takes a design of ${size}.`;

const fieldOf = ({ shape, fieldWidthMm, fieldHeightMm }: Hoop) =>
  shape === "round" ? `${fieldWidthMm} mm across` : `${fieldWidthMm} × ${fieldHeightMm} mm`;

function hoopGuides(hoop: Hoop, isExceeded: boolean): Guide[] {
  const { shape, name, widthMm, heightMm, fieldWidthMm, fieldHeightMm } = hoop;
  const field = { widthMm: fieldWidthMm, heightMm: fieldHeightMm };
  return [
    { shape, widthMm, heightMm, label: `Hoop ${name}`, line: "solid", isExceeded: false },
    { shape, ...field, label: "Can be sewn", line: "dashed", isExceeded },
  ];
}

function placeGuide(
  { name, widthMm, heightMm }: (typeof placements)[number],
  isExceeded: boolean,
): Guide {
  const label = `${name}, ${widthMm} × ${heightMm} mm`;
  return { shape: "square", widthMm, heightMm, label, line: "solid", isExceeded };
}

/** To 0.1 mm, for reading. */
const inMm = (mm: number) => Math.round(mm * 10) / 10;
