import type { MeasureLine, Point } from "./garment-book.ts";
import { measures, measuresOfStyle, sizeRuns, type SizeRunCode } from "./size-runs.data.ts";

/** A size table as the attribute `size_chart` holds it: JSON, lengths in inches. */
interface SizeChart {
  readonly unit: "in";
  readonly sizes: readonly string[];
  readonly measures: readonly {
    readonly code: string;
    readonly label: string;
    readonly values: readonly number[];
    /** Where it is measured, in fractions of the front picture. */
    readonly from?: Point;
    readonly to?: Point;
  }[];
}

/** The measures of a garment laid flat in each size, stepped from the middle size, with their drawn lines. */
export function sizeChart(
  style: string,
  run: SizeRunCode,
  lines: readonly MeasureLine[] = [],
): SizeChart {
  const sizes = sizeRuns[run];
  const rows = measures[measuresOfStyle[style] ?? ""];
  if (!rows) throw new Error(`Style "${style}" has no measures`);
  const middle = Math.max(
    0,
    sizes.findIndex((size) => MIDDLES.has(size)),
  );
  return {
    unit: "in",
    sizes,
    measures: rows.map(({ code, label, middle: value, down, up }) => ({
      code,
      label,
      values: sizes.map(
        (_, at) => value + (at < middle ? (at - middle) * down : (at - middle) * up),
      ),
      ...lineOf(lines, code),
    })),
  };
}

function lineOf(lines: readonly MeasureLine[], code: string) {
  const line = lines.find((drawn) => drawn.code === code);
  return line ? { from: line.from, to: line.to } : {};
}

/** The sizes that the measures are given for. */
const MIDDLES: ReadonlySet<string> = new Set(["M", "32", "S/M", "One size"]);
