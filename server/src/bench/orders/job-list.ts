import { measureQuestion, pageAfter, type Asker, type MeasuredQuestion } from "./order-list.ts";

const FILTER_MS = 50;

/** What staff ask of the jobs, by what stands behind their address. */
const ASKED: Readonly<Record<string, string>> = {
  "as it opens, to do by day": "",
  "all of them": "state=all",
  "those in the queue": "state=queued",
  "packed ones, due last first": "state=packed&sort=-due",
  "called off": "state=called_off",
  "called off, due last first": "state=called_off&sort=-due",
  "called off, of one order": "state=called_off&search=100000007",
  "a job by the code of its label": "search=J5000&state=all",
};

/** Asks the list of jobs each of its questions, and the board of today. */
export async function measureJobs(asker: Asker): Promise<readonly MeasuredQuestion[]> {
  const measured: MeasuredQuestion[] = [];
  const second = await pageAfter(asker, "embroidery-jobs?state=called_off");
  const paths = [
    ...Object.entries(ASKED).map(([name, query]) => [name, `embroidery-jobs?${query}`] as const),
    // A small workshop has called off less than a page.
    ...(second === ""
      ? []
      : ([
          ["called off, its second page", `embroidery-jobs?state=called_off&after=${second}`],
        ] as const)),
    ["board of a day", "embroidery-board"] as const,
  ];
  for (const [name, path] of paths) {
    measured.push({ name, wantedMs: FILTER_MS, ...(await measureQuestion(asker, path)) });
  }
  return measured;
}
