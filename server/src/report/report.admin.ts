import { moneyToWire } from "@placket/contract/money/money.codec";
import type { reportAdminEndpoints } from "@placket/contract/report/report.admin";
import { ok, type Result } from "@placket/domain/problem";
import { measure, report, type Measure } from "@placket/domain/report/reports";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { csvFile, type CsvColumns } from "../list/csv-file.ts";
import { stores } from "../store/store-config.ts";
import { transact } from "../transact.ts";
import { inReportTurn } from "./report-turn.ts";
import { readReport, type Report, type ReportAsked, type ReportLine } from "./report.ts";

/** As many rows as a screen shows, and as a file holds. */
const SHOWN_MOST = 1_000;
const FILED_MOST = 20_000;

export const reportAdminHandlers: Handlers<typeof reportAdminEndpoints> = {
  report: async ({ ctx }, { params, query }) => {
    const read = await readIn(ctx, { ...params, ...query }, SHOWN_MOST);
    if (!read.ok) return read;
    const { sections, ...rest } = read.value;
    const views = ctx.held(stores).views.map(({ code, name }) => ({ code, name }));
    return ok({ ...rest, views, sections: sections.map(sectionToWire) });
  },
  exportReport: async ({ ctx }, { params, query }) => {
    const read = await readIn(ctx, { ...params, ...query }, FILED_MOST);
    if (!read.ok) return read;
    const { from, to, sections } = read.value;
    const rows = sections.flatMap(({ currency, rows: lines }) =>
      lines.map((line) => ({ ...line, currency })),
    );
    const name = `${params.report}-${from}-${to}.csv`;
    return csvFile(name, fileColumns(params.report), everyOf(rows));
  },
};

const readIn = (ctx: Ctx, asked: ReportAsked, limit: number): Promise<Result<Report>> =>
  inReportTurn(ctx, () => transact(ctx, (tx) => readReport(tx, asked, limit)));

const sectionToWire = ({ currency, rows, sums }: Report["sections"][number]) => ({
  currency,
  rows: rows.map(({ label, beside, order, ...summed }) => ({
    label,
    beside,
    order,
    ...sumsToWire(summed),
  })),
  sums: sumsToWire(sums),
});

const sumsToWire = ({ counts, amounts }: Pick<ReportLine, "counts" | "amounts">) => ({
  counts,
  amounts: Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, moneyToWire(amount)]),
  ),
});

type FiledLine = ReportLine & { readonly currency: string };

function fileColumns(name: ReportAsked["report"]): CsvColumns<FiledLine> {
  const { of, beside, measures } = report(name);
  return {
    [of]: ({ label }) => label,
    ...(beside === null ? {} : { [beside]: (line: FiledLine) => line.beside }),
    ...Object.fromEntries(measures.map((one) => [measure(one).title, cellOf(one)])),
    Currency: ({ currency }) => currency,
  };
}

const cellOf =
  (name: Measure) =>
  ({ counts, amounts }: FiledLine) => {
    const amount = amounts[name];
    return amount ? moneyToWire(amount).value : (counts[name] ?? null);
  };

async function* everyOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
