import type { Day } from "@placket/domain/clock-days";
import { STAGES } from "@placket/domain/figures/figures";
import { money, type Money } from "@placket/domain/money/money";
import { RETURN_REASONS } from "@placket/domain/order/return/return-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import {
  checkPeriod,
  daysOf,
  dayStarts,
  periodAsked,
  type Period,
} from "@placket/domain/report/period";
import {
  measure,
  OPEN_MONEY,
  ORDERED,
  report,
  type Measure,
  type ReportName,
} from "@placket/domain/report/reports";
import type { Ctx } from "../context.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import { readCalmly, selectReport, type FactRow } from "./report.sql.ts";

/** Which report is asked for, of which days and which store view. */
export interface ReportAsked {
  readonly report: ReportName;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** The code of a store view; all of them unless told. */
  readonly view?: string | undefined;
}

/** What was counted, and the amounts. */
interface Sums {
  readonly counts: { readonly [Name in Measure]?: number };
  readonly amounts: { readonly [Name in Measure]?: Money };
}

export interface ReportLine extends Sums {
  readonly label: string;
  readonly beside: string;
  readonly order: string | null;
}

/** Rows of one currency; `sums` are of all of them, also of those that are left out. */
interface Section {
  readonly currency: string;
  readonly rows: readonly ReportLine[];
  readonly sums: Sums;
}

export interface Report extends Period {
  readonly timeZone: string;
  readonly sections: readonly Section[];
  readonly isCut: boolean;
}

/**
 * One report, so many rows at most. Days are those of the clocks in the warehouse of the store view, or of the first
 * one where all are asked for. For a transaction of its own, which only reads.
 */
export async function readReport(
  tx: Ctx,
  { report: name, view: code, ...days }: ReportAsked,
  limit: number,
): Promise<Result<Report>> {
  const { views, defaultView } = tx.held(stores);
  const view = views.find((one) => one.code === code);
  if (code !== undefined && !view) return refuse(problem("report.noSuchStoreView", "view"));
  const { dispatchTimeZone: timeZone } = settingsOf(tx, view ?? defaultView);
  const period = periodAsked(days, tx.now, timeZone);
  const problems = checkPeriod(period);
  if (problems.length > 0) return refuse(...problems);
  await readCalmly(tx.db);
  const starts = dayStarts(period, timeZone);
  const question = { starts, period, storeViewId: view?.id ?? null, limit: limit + 1 };
  const rows = await selectReport(tx.db, name, question);
  if (!rows) return refuse(problem("report.tooMuch"));
  const isCut = rows.length > limit;
  const sections = sectionsOf(name, rows.slice(0, limit), daysOf(period));
  return ok({ ...period, timeZone, sections, isCut });
}

/** By currency, each as the rows stand. */
function sectionsOf(
  name: ReportName,
  rows: readonly FactRow[],
  days: readonly Day[],
): readonly Section[] {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency].map(([currency, facts]) => {
    const lines = facts.map((fact) => lineOf(name, fact, days));
    return {
      currency,
      rows: isByDay(name) ? everyDay(lines, { name, days, currency }) : lines,
      sums: summedOf(name, facts),
    };
  });
}

/** What a row is called where its fact names none. */
const UNNAMED: Partial<Record<ReportName, string>> = {
  "sales-by-size": "No size",
  "sales-by-group": "Without an account",
};

/** How a report words what its facts name by a code. */
const WORDED: Partial<Record<ReportName, (label: string, days: readonly Day[]) => string>> = {
  "sales-by-day": dayOfNumber,
  "visits-by-day": dayOfNumber,
  "visit-to-order": (label) => wordOf(STEPS, label),
  "returns-by-reason": (label) => wordOf(RETURN_REASONS, label),
};

function dayOfNumber(label: string, days: readonly Day[]): string {
  return days[Number(label) - 1] ?? "";
}

const STEPS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(STAGES).map(([stage, { title }]) => [stage, title])),
  order: ORDERED,
};

const wordOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code;

function lineOf(name: ReportName, fact: FactRow, days: readonly Day[]): ReportLine {
  const label = fact.label ?? UNNAMED[name] ?? "";
  return {
    label: WORDED[name]?.(label, days) ?? label,
    beside: wordOf(OPEN_MONEY, fact.beside ?? ""),
    order: fact.number,
    ...sumsOf(report(name).measures, fact.currency, (one) => fact[one] ?? 0),
  };
}

const isByDay = (name: ReportName) => report(name).picture.as === "days";

/** Days on which nothing happened stand between the others. */
function everyDay(
  lines: readonly ReportLine[],
  {
    name,
    days,
    currency,
  }: { readonly name: ReportName; readonly days: readonly Day[]; readonly currency: string },
): readonly ReportLine[] {
  const byDay = new Map(lines.map((line) => [line.label, line]));
  const { measures } = report(name);
  return days.map(
    (day) =>
      byDay.get(day) ?? {
        label: day,
        beside: "",
        order: null,
        ...sumsOf(measures, currency, () => 0),
      },
  );
}

function summedOf(name: ReportName, [first]: readonly FactRow[]): Sums {
  const { measures, unsummed } = report(name);
  const summed = measures.filter((one) => !unsummed.includes(one));
  return sumsOf(summed, first?.currency ?? "", (one) => first?.[`all ${one}`] ?? 0);
}

function sumsOf(
  measures: readonly Measure[],
  currency: string,
  valueOf: (measure: Measure) => number,
): Sums {
  const of = (kind: "count" | "amount") => measures.filter((one) => measure(one).as === kind);
  return {
    counts: Object.fromEntries(of("count").map((one) => [one, valueOf(one)])),
    amounts: Object.fromEntries(of("amount").map((one) => [one, money(valueOf(one), currency)])),
  };
}
