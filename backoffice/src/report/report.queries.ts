import { checkPeriod, type Period } from "@placket/domain/report/period";
import type { ReportName } from "@placket/domain/report/reports";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";
import { fieldProblems, type FieldProblem } from "../page/form/problem-lines.ts";

export type Report = CallReply<"report">;
export type ReportSection = Report["sections"][number];
export type ReportLine = ReportSection["rows"][number];

/** What the address asks of a report. */
export type ReportAsked = Partial<Period> & { readonly view?: string };

/** Reads what an address asks of a report; what makes no sense there is left out. */
export function askedFrom(query: URLSearchParams): ReportAsked {
  const [from, to, view] = ["from", "to", "view"].map((name) => query.get(name)?.trim() ?? "");
  return {
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(view ? { view: view.slice(0, 64) } : {}),
  };
}

const isDay = (text = ""): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What is wrong with the days that are asked for; with a problem nothing is asked. */
export const problemsIn = ({ from, to }: ReportAsked): readonly FieldProblem[] =>
  from === undefined || to === undefined
    ? []
    : fieldProblems(checkPeriod({ from, to }), ["from", "to"]);

export const reportQuery = (report: ReportName, asked: ReportAsked) =>
  queryOptions({
    queryKey: ["report", report, asked],
    queryFn: () => call("report", { params: { report }, query: asked }),
    placeholderData: keepPreviousData,
    enabled: problemsIn(asked).length === 0,
  });
