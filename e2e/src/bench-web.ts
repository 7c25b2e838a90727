import lighthouse from "lighthouse";
import { launchBrowser } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { startStore } from "./store.ts";

/**
 * `npm run bench:web`: Lighthouse's mobile run (slow 4G, a processor four times slower) on home, listing and
 * product of the demo store, three times each; prints the medians. STORE_UNDER_TEST takes a running store.
 */
const PAGES = { home: "/", listing: "/kitchen/chef-coats", product: "/merrow-chef-coat" };
const RUNS = 3;

interface Seen {
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
}

const given = process.env["STORE_UNDER_TEST"];
const store = given ? undefined : await startStore();
const url = given ?? store?.url ?? "";
const port = await freePort();
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
try {
  console.log(
    "| page | performance | first paint (ms) | largest paint (ms) | blocked (ms) | shift | scripts (kB) |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const [name, path] of Object.entries(PAGES)) {
    const runs: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url + path));
    const of = (pick: (seen: Seen) => number) => median(runs.map(pick));
    console.log(
      `| ${name} | ${of((one) => one.score)} | ${of((one) => one.firstPaintMs)} | ${of((one) => one.largestPaintMs)} | ` +
        `${of((one) => one.blockedMs)} | ${of((one) => one.shift)} | ${(of((one) => one.scriptBytes) / 1000).toFixed(1)} |`,
    );
  }
} finally {
  await browser.close();
  await store?.stop();
}

async function measure(address: string): Promise<Seen> {
  const result = await lighthouse(address, {
    port,
    output: "json",
    onlyCategories: ["performance"],
    logLevel: "error",
  });
  const report = result?.lhr;
  if (!report) throw new Error(`Lighthouse gave no report of ${address}`);
  const number = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const requests = report.audits["network-requests"]?.details as
    | {
        readonly items: readonly {
          readonly resourceType?: string;
          readonly transferSize?: number;
        }[];
      }
    | undefined;
  const scripts = requests?.items.filter((item) => item.resourceType === "Script") ?? [];
  return {
    score: Math.round((report.categories["performance"]?.score ?? 0) * 100),
    firstPaintMs: Math.round(number("first-contentful-paint")),
    largestPaintMs: Math.round(number("largest-contentful-paint")),
    blockedMs: Math.round(number("total-blocking-time")),
    shift: Math.round(number("cumulative-layout-shift") * 1000) / 1000,
    scriptBytes: scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
