import { SMALLEST_DETAIL_MM } from "@placket/domain/embroidery/trace/specks";
import type { TracedPicture } from "@placket/domain/embroidery/trace/trace-picture";
import { counted } from "../texts.ts";

/** What a picture lost on its way to the needle. */
export function tracedText(traced: TracedPicture | null): string {
  if (!traced) return "";
  const { leftOut, ground } = traced;
  const details =
    leftOut === 0
      ? []
      : [`Details under ${SMALLEST_DETAIL_MM} mm are left out: ${counted(leftOut)}.`];
  const cloth =
    ground === undefined || ground === "clear" ? [] : [`Cloth takes the place of ${ground}.`];
  return [...details, ...cloth].join(" ");
}
