import { REPORT_NAMES } from "@placket/domain/report/reports";
import { loadavg } from "node:os";
import type { BenchServer } from "../bench-server.ts";
import { spreadOf, timed, type Spread } from "../spread.ts";

export interface MeasuredQuestion {
  readonly name: string;
  /** What is wanted of it, ms; undefined where nothing is. */
  readonly wantedMs?: number;
  readonly spread: Spread;
  /** Processor time of server and embedded database for one of them, ms: it moves less with the load of the machine. */
  readonly workMs: number;
  /** Rows of its first page. */
  readonly rows: number;
}

/** Who asks: a member of staff who has signed in. */
export interface Asker {
  readonly server: BenchServer;
  readonly cookie: string;
}

const ROUNDS = 15;
/** A report takes seconds. */
const REPORT_ROUNDS = 3;
const FILTER_MS = 50;
const SEARCH_MS = 80;

/** What staff ask of the list: each filter, order and search, by what stands in the address. */
const FILTERS: Readonly<Record<string, string>> = {
  "all, newest first": "",
  "second page": "second",
  "oldest first": "sort=created",
  "by total": "sort=-total",
  "by email": "sort=email",
  "the status of most": "status=complete",
  "the status of few": "status=payment_review",
  "the status of few, by total": "status=holded&sort=-total",
  "a status of some, oldest first": "status=processing&sort=created",
  "money to look after": "money=look-after",
  "overdue invoices": "invoice=overdue",
  "a stage of many, oldest first": "stage=toPay&sort=created",
  "a stage of some, by total": "stage=toPack&sort=-total",
  "days of a year ago": "from=DAY-400&to=DAY-370",
  "one day of a year ago, by total": "from=DAY-380&to=DAY-380&sort=-total",
  "a year, by email": "from=DAY-500&to=DAY-135&sort=email",
  "days and the status of few, by total":
    "from=DAY-400&to=DAY-100&status=payment_review&sort=total",
  "days and the status of most, by total": "from=DAY-400&to=DAY-370&status=complete&sort=total",
};

const SEARCHES: Readonly<Record<string, string>> = {
  "a name of many": "search=kakaka",
  "a name of some": "search=Kavelka",
  "a name of few": "search=normiwel",
  "first and last name": "search=pau%20kakalo",
  "nobody's name": "search=Quixotic",
  "a name of many, by total": "search=kakaka&sort=-total",
  "a name of some, in a status": "search=Kavelka&status=canceled",
  "a name of some, in days": "search=Kavelka&from=DAY-400&to=DAY-370",
  "all of an email's domain": "search=example.com",
  "one email": "search=kavelka77",
  "an order's number": "search=100543210",
  "the number of a purchase order": "search=PO-c4ca",
  "a variant's SKU": "search=GEN-000777-3",
  "a style's SKU": "search=gen-001234",
  "what all SKUs begin with": "search=GEN-0",
  "two letters": "search=zo",
  "two letters of many": "search=ka",
};

/** Reads a report of two years again and again while something else is done. */
export async function whileReading(
  asker: Asker,
  now: Date,
  work: () => Promise<void>,
): Promise<number> {
  const over = new AbortController();
  const reading = (async () => {
    let read = 0;
    for (; !over.signal.aborted; read += 1) {
      const name = REPORT_NAMES[read % REPORT_NAMES.length];
      await ask(asker, `reports/${name}?from=${dayBefore(now, 730)}&to=${dayBefore(now, 0)}`);
    }
    return read;
  })();
  await work();
  over.abort();
  return reading;
}

/** Asks the list each of its questions, one after the other. */
export async function measureList(asker: Asker, now: Date): Promise<readonly MeasuredQuestion[]> {
  const measured: MeasuredQuestion[] = [];
  const questions = [
    ...Object.entries(FILTERS).map(([name, query]) => ({ name, query, wantedMs: FILTER_MS })),
    ...Object.entries(SEARCHES).map(([name, query]) => ({ name, query, wantedMs: SEARCH_MS })),
  ];
  for (const { name, query, wantedMs } of questions) {
    const dated = query.replaceAll(/DAY-(\d+)/g, (_, days: string) => dayBefore(now, Number(days)));
    const path =
      dated === "second" ? `orders?after=${await pageAfter(asker, "orders")}` : `orders?${dated}`;
    measured.push({ name, wantedMs, ...(await measureQuestion(asker, path)) });
  }
  return measured;
}

/** How long each report takes, of a month, of a year and of two. */
export async function measureReports(
  asker: Asker,
  now: Date,
): Promise<readonly (readonly MeasuredQuestion[])[]> {
  const all: MeasuredQuestion[][] = [];
  for (const name of REPORT_NAMES) {
    const periods: MeasuredQuestion[] = [];
    for (const days of [30, 365, 730]) {
      const path = `reports/${name}?from=${dayBefore(now, days)}&to=${dayBefore(now, 0)}`;
      periods.push({ name, ...(await measureQuestion(asker, path, REPORT_ROUNDS)) });
    }
    all.push(periods);
  }
  return all;
}

const DAY_MS = 86_400_000;

const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** How long one question takes. */
export async function measureQuestion(asker: Asker, path: string, rounds = ROUNDS) {
  // What is read first is not counted: the disk is.
  const rows = rowsOf(await ask(asker, path));
  const before = workSoFar(asker);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timed(() => ask(asker, path)));
  }
  return { spread: spreadOf(times), workMs: (workSoFar(asker) - before) / rounds, rows };
}

const workSoFar = ({ server }: Asker) => server.workMs() + (server.databaseMs() ?? 0);

interface Answer {
  readonly rows?: readonly object[];
  readonly next?: string | null;
  readonly sections?: readonly { readonly rows: readonly object[] }[];
}

const rowsOf = ({ rows, sections = [] }: Answer) =>
  rows?.length ?? sections.reduce((sum, section) => sum + section.rows.length, 0);

/** What asks for the page after the first one of a list. */
export const pageAfter = async (asker: Asker, path: string): Promise<string> =>
  encodeURIComponent((await ask(asker, path)).next ?? "");

/** @throws for anything but an answer. */
async function ask({ server, cookie }: Asker, path: string): Promise<Answer> {
  const answer = await fetch(`${server.url}/admin/api/${path}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export const STAFF = {
  email: "bench@example.com",
  name: "Bench",
  password: "eight yards of twill",
} as const;

/** Signs in; gives the cookie of the session. */
export async function signInStaff({ url }: BenchServer): Promise<string> {
  const { email, password } = STAFF;
  const answer = await fetch(`${url}/admin/api/session`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}

/** Prints what was measured; what is above what is wanted is marked. */
export function printList(measured: readonly MeasuredQuestion[], what = "list of orders"): void {
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}\n`,
  );
  console.log(
    `| ${what} | rows | middle (ms) | worst of 15 (ms) | processor time (ms) | wanted (ms) | |`,
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const { name, rows, spread, workMs, wantedMs = Infinity } of measured) {
    const verdict = spread.medianMs <= wantedMs ? "" : "not reached";
    const figures = [spread.medianMs, spread.worstMs, workMs]
      .map((ms) => ms.toFixed(1))
      .join(" | ");
    console.log(`| ${name} | ${rows} | ${figures} | ${wantedMs} | ${verdict} |`);
  }
}

export function printReports(measured: readonly (readonly MeasuredQuestion[])[]): void {
  console.log(
    `\nload ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}\n`,
  );
  console.log("| report, middle of three, processor time (ms) | 30 days | a year | two years |");
  console.log("|---|---|---|---|");
  for (const periods of measured) {
    const figures = periods
      .map(({ spread, workMs }) => `${spread.medianMs.toFixed(0)}, ${workMs.toFixed(0)}`)
      .join(" | ");
    console.log(`| ${periods[0]?.name} | ${figures} |`);
  }
}
