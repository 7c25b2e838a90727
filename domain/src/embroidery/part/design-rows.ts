import type { LineRow } from "../../line/line-row.ts";
import { inOneLine } from "../../one-line.ts";
import { nameText } from "../../phrased.ts";
import { fontInfo } from "../lettering/fonts.ts";
import type { Flags } from "../offer/flags.ts";
import type { Lettering } from "../offer/lettering.ts";
import type { PlacedLogo } from "../offer/logos.ts";
import { findFlag } from "../shape/flags/flag.ts";
import { findThread } from "../thread/threads.ts";

/** What the lines of a text are called, each under its code (CART-04); phrases. */
const LINE_LABELS = [
  "Embroidery line 1",
  "Embroidery line 2",
  "Embroidery line 3",
  "Embroidery line 4",
] as const;

type Row = Pick<LineRow, "part" | "label" | "value">;

/** How a text reads wherever its line is shown: its words, then how and where they are sewn. */
export function letteringRows({ recipe, placement, stitches }: Lettering): readonly Row[] {
  const thread = findThread(recipe.thread);
  return [
    ...LINE_LABELS.flatMap((label, at): Row[] => {
      const value = recipe.lines[at] ?? "";
      return value === "" ? [] : [{ part: `embroidery_line${at + 1}`, label, value }];
    }),
    {
      part: "embroidered_thread_style",
      label: "Embroidery font",
      value: {
        phrase: "%1, %2 mm",
        values: [fontInfo(recipe.font)?.name ?? recipe.font, recipe.heightMm],
      },
    },
    {
      part: "embroidered_thread_color",
      label: "Thread",
      value: thread
        ? { phrase: "%1 %2", values: [nameText(thread.name), thread.number] }
        : recipe.thread,
    },
    { part: "embroidery_placement", label: "Placement", value: nameText(placement.name) },
    stitchesRow(stitches),
  ];
}

/** By this code the stitches of a design stand among the rows of its line. */
export const STITCHES_PART = "embroidery_stitches";

/** A bare number beside words says nothing. */
const stitchesRow = (count: number): Row => ({
  part: STITCHES_PART,
  label: "Stitches",
  value: { phrase: "%1 stitches", values: [count] },
});

/** What the sides of two flags are called (EMB-32). */
const SIDE_LABELS = {
  left: ["flag1", "Left Collar"],
  right: ["flag2", "Right Collar"],
} as const;

/** How flags read: a single one and its place, or one row for each side. */
export function flagRows({ flags }: Flags): readonly Row[] {
  return flags.flatMap(({ order, placement, side }): Row[] => {
    const value = nameText(findFlag(order.code)?.name ?? order.code);
    if (side !== null) {
      const [part, label] = SIDE_LABELS[side];
      return [{ part, label, value }];
    }
    return [
      { part: "flag", label: "Flag", value },
      { part: "embroidery_placement", label: "Placement", value: nameText(placement.name) },
    ];
  });
}

/** How a logo reads: its name and number, where it stands, and how many stitches it takes once somebody has made them. */
export function logoRows({ logo, name = "", sewn, placement }: PlacedLogo): readonly Row[] {
  return [
    { part: "embroidery_logo", label: "Logo", value: `${inOneLine(name)} ${logo}`.trim() },
    { part: "embroidery_placement", label: "Placement", value: nameText(placement.name) },
    ...(sewn ? [stitchesRow(sewn.stitches)] : []),
  ];
}
