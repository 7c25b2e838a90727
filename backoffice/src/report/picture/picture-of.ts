import { measure, report, type ReportName } from "@placket/domain/report/reports";
import { dayText, measureText, measureValue } from "../measure-text.ts";
import type { ReportLine, ReportSection } from "../report.queries.ts";

/** One bar of a picture. */
export interface Bar {
  readonly label: string;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
  /** How much it is, in words. */
  readonly text: string;
}

/** A report as a picture: bars, and what they say in one sentence for whoever does not see them. */
export interface Picture {
  readonly as: "days" | "bars";
  readonly title: string;
  readonly said: string;
  readonly bars: readonly Bar[];
  /** How many more the table holds. */
  readonly left: number;
}

/** As many bars as are taken in at a glance, where they are no days. */
const BARS_MOST = 12;

/** The picture of what a report says of one currency. */
export function pictureOf(name: ReportName, { rows }: ReportSection): Picture {
  const { picture, of, beside } = report(name);
  const lines = picture.as === "beside" ? gathered(rows, picture.shows) : rows;
  const longest = Math.max(0, ...lines.map((line) => measureValue(line, picture.shows)));
  const bars = lines.map((line) => ({
    label: picture.as === "days" ? dayText(line.label) : line.label,
    share: longest === 0 ? 0 : Math.max(0, measureValue(line, picture.shows)) / longest,
    text: measureText(line, picture.shows),
  }));
  const what = measure(picture.shows).title;
  const title = `${what} by ${picture.as === "beside" ? (beside ?? of) : of}`;
  const isDays = picture.as === "days";
  const shown = isDays ? bars : bars.slice(0, BARS_MOST);
  return {
    as: isDays ? "days" : "bars",
    title,
    said: saidOf(bars),
    bars: shown,
    left: bars.length - shown.length,
  };
}

function saidOf(bars: readonly Bar[]): string {
  const most = bars.find(({ share }) => share === 1);
  if (!most) return "Nothing.";
  return `The most is ${most.label} with ${most.text}. All of them stand in the table below.`;
}

/** Rows that say the same besides, as one. */
function gathered(
  rows: readonly ReportLine[],
  shows: Parameters<typeof measureValue>[1],
): readonly ReportLine[] {
  const groups = [...Map.groupBy(rows, ({ beside }) => beside)];
  const lines = groups.map(([beside, ofIt]): ReportLine => {
    const value = ofIt.reduce((sum, row) => sum + measureValue(row, shows), 0);
    const currency = ofIt[0]?.amounts[shows]?.currency ?? "";
    return {
      label: beside,
      beside,
      order: null,
      counts: {},
      amounts: { [shows]: { value, currency } },
    };
  });
  return lines.toSorted((a, b) => measureValue(b, shows) - measureValue(a, shows));
}
