import { EXTRA_LARGE_STITCHES, isExtraLarge } from "@placket/domain/embroidery/logo/logo";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import { SMALLEST_DETAIL_MM } from "@placket/domain/embroidery/trace/specks";
import type { TracedPicture } from "@placket/domain/embroidery/trace/trace-picture";
import { counted } from "../texts.ts";

/** What a picture lost on its way to the needle, and by which step it would be charged as it is. */
export function tracedText(traced: TracedPicture | null, pattern: Pattern | null): string {
  if (!traced) return "";
  const isLarge = pattern !== null && isExtraLarge(statistics(pattern).stitches);
  const { leftOut, ground } = traced;
  const details =
    leftOut === 0
      ? []
      : [`Details under ${SMALLEST_DETAIL_MM} mm are left out: ${counted(leftOut)}.`];
  const cloth =
    ground === undefined || ground === "clear" ? [] : [`Cloth takes the place of ${ground}.`];
  const step = isLarge ? [`Extra-large: from ${counted(EXTRA_LARGE_STITCHES)} stitches.`] : [];
  return [...details, ...cloth, ...step].join(" ");
}
