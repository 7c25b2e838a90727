import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../db/database.ts";
import { clusterPath } from "../db/embedded/cluster.ts";
import { embeddedUrl } from "../db/embedded-database.ts";
import {
  startSandboxProcess,
  type SandboxProcess as Sandbox,
} from "../providers/payment/test-sandbox.ts";
import { prepareDatabase } from "./bench-database.ts";
import { startBenchServer, type BenchServer } from "./bench-server.ts";
import { cardTokens } from "./card-tokens.ts";
import { measureImport } from "./import.ts";
import { durabilityOf } from "./durability.ts";
import { measureHeavyDocuments } from "./graphql.ts";
import { measureCarts } from "./carts.ts";
import { measureEdits } from "./edit.ts";
import { measureLogins } from "./login.ts";
import { measureNeedle } from "./needle/measure-needle.ts";
import { addEmbroidery } from "./needle/needle-store.ts";
import { measureMail } from "./mail.ts";
import { measureJobs } from "./orders/job-list.ts";
import { makeOldStore } from "./orders/old-store.ts";
import {
  measureList,
  measureReports,
  printList,
  printReports,
  signInStaff,
  whileReading,
} from "./orders/order-list.ts";
import { measureFirstDrawings, measurePages } from "./pages.ts";
import { measureScenarios } from "./scenario-table.ts";
import { graphqlScenarios, scenarios } from "./scenarios.ts";
import { processorTimeOf } from "./processor-time.ts";
import { walkShoppers, type Work } from "./shoppers.ts";

/**
 * `npm run bench -- [small|large|orders|carts|login|edit|pages|order-list|jobs|graphql|needle|mail|import]`: starts the production server on a generated
 * catalogue, against the Postgres server of DATABASE_URL where it is set, else embedded, and prints what it measured
 * as a table.
 */
const SIZES = {
  small: { products: 2_000, variantsEach: 8 },
  large: { products: 100_000, variantsEach: 10 },
} as const;

const SHOPPERS_S = 10;
const SHOPPERS = 8;
const TOKENS = 6_000;
/** A store that was just started, and one whose code is compiled and whose sessions keep their plans. */
const SINCE_START = {
  soon: { name: "guest checkout to placed order", warmSeconds: 3, tokens: TOKENS },
  later: {
    name: "the same in a store that has run for a while",
    warmSeconds: 20,
    tokens: 2 * TOKENS,
  },
} as const;
const PAGE_TOKENS = 1_200;

/** As a store has them after years; another number may stand behind the part's name. */
const MANY_ORDERS = Number(process.argv[3] ?? 1_000_000);
/** A workshop of some years. */
const MANY_JOBS = Number(process.argv[3] ?? 100_001);

const wanted =
  process.argv[2] === undefined
    ? [
        "small",
        "large",
        "login",
        "edit",
        "pages",
        "order-list",
        "graphql",
        "needle",
        "mail",
        "import",
      ]
    : [process.argv[2]];
console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
for (const name of wanted) {
  if (name === "small" || name === "large") await measure(SIZES[name], readsAndOrders);
  else if (name === "orders") await measure(SIZES.small, orders);
  else if (name === "carts") await measure(SIZES.small, carts);
  else if (name === "login") await measure(SIZES.small, logins);
  else if (name === "edit") await measure(SIZES.large, edits);
  else if (name === "pages") await measure(SIZES.small, pages);
  else if (name === "order-list") await measure(SIZES.small, orderList, manyOrders);
  else if (name === "jobs") await measure(SIZES.small, jobs, manyJobs);
  else if (name === "graphql") await measure(SIZES.small, graphql);
  else if (name === "needle") await measure(SIZES.small, needle, withEmbroidery);
  else if (name === "mail") await measureMail(SIZES.small);
  else if (name === "import") await measureImport();
  else
    throw new Error(
      `Unknown part ${name}: small, large, orders, carts, login, edit, pages, order-list, jobs, graphql, needle, mail or import`,
    );
}

type Size = (typeof SIZES)[keyof typeof SIZES];
interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}
type Part = (server: BenchServer, size: Size, sandbox: Sandbox, place: Place) => Promise<void>;

/** Measures a part in a store of its own; `fill` adds to its catalogue before it opens. */
async function measure(
  size: Size,
  part: Part,
  fill?: (place: Place, size: Size) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "placket-bench-"));
  const sandbox = await startSandboxProcess();
  const database = await prepareDatabase(dataDir, size);
  await fill?.({ dataDir, databaseUrl: database.url }, size);
  const durability = await durabilityOf({ dataDir, url: database.url });
  console.log(
    `\n## ${size.products} products x ${size.variantsEach} variants, ${database.kind} Postgres, ${durability}\n`,
  );
  const server = await startBenchServer({ dataDir, databaseUrl: database.url, sandbox });
  const clean = async () => {
    await server.stop();
    await sandbox.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // Whoever ends it too soon leaves nothing behind either.
  const end = () => void clean().finally(() => process.exit(1));
  process.once("SIGTERM", end);
  try {
    console.log(`ready after ${server.startMs} ms, ${server.memoryMb()} MB resident\n`);
    await part(server, size, sandbox, { dataDir, databaseUrl: database.url });
    console.log(`\n${server.memoryMb()} MB resident afterwards`);
  } finally {
    process.off("SIGTERM", end);
    await clean();
  }
}

async function readsAndOrders(server: BenchServer, size: Size, sandbox: Sandbox): Promise<void> {
  await measureScenarios(server.url, scenarios(size.products, size.variantsEach));
  await shoppers(server, size, sandbox);
}

/** Listing and product as HTML while orders are placed. */
async function pages(server: BenchServer, size: Size, sandbox: Sandbox): Promise<void> {
  const tokens = await cardTokens(sandbox, PAGE_TOKENS);
  const first = await measureFirstDrawings(server);
  const rows = await measurePages(server, tokens, size.variantsEach);
  console.log(
    "| scenario | work, not asked for before (ms) | per second, 16 | p50 (ms) | p99 (ms) | orders per second |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const { name, perSecond, p50, p99, ordersPerSecond } of rows) {
    const work = first.find((one) => one.name === name)?.workMs.toFixed(1) ?? "";
    console.log(
      `| ${name} | ${work} | ${perSecond} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${ordersPerSecond} |`,
    );
  }
}

/** Large carts, and two that become one. */
async function carts(
  server: BenchServer,
  size: Size,
  _sandbox: Sandbox,
  { dataDir, databaseUrl }: Place,
): Promise<void> {
  const place = { dataDir, databaseUrl: databaseUrl ?? embeddedUrl(clusterPath(dataDir)) };
  const database = await openDatabase(place);
  try {
    const { url, workMs } = server;
    const rows = await measureCarts({ url, workMs, db: database.db, productAt: productAt(size) });
    console.log(
      "| call, one after the other | p50 (ms) | p99 (ms) | server's processor time (ms) |",
    );
    console.log("|---|---|---|---|");
    for (const { name, ...row } of rows) {
      const figures = [row.p50, row.p99, row.workMs].map((ms) => ms.toFixed(1));
      console.log(`| ${[name, ...figures].join(" | ")} |`);
    }
  } finally {
    await database.close();
  }
}

/** A store that has been open for years. */
function manyOrders(place: Place, size: Size): Promise<void> {
  return makeOldStore(place, { size, orders: MANY_ORDERS, isWorkshop: false });
}

/** The same, with something sewn of each order. */
function manyJobs(place: Place, size: Size): Promise<void> {
  return makeOldStore(place, { size, orders: MANY_JOBS, isWorkshop: true });
}

/** The list of jobs and the board of a day, of a store of many orders. */
async function jobs(server: BenchServer): Promise<void> {
  const asker = { server, cookie: await signInStaff(server) };
  printList(await measureJobs(asker), "jobs of the workshop");
}

/** The list of orders and the reports of a store of many orders, and shoppers beside somebody who reads reports. */
async function orderList(server: BenchServer, size: Size, sandbox: Sandbox): Promise<void> {
  const now = new Date();
  const asker = { server, cookie: await signInStaff(server) };
  printList(await measureList(asker, now));
  printReports(await measureReports(asker, now));
  await shoppers(server, size, sandbox);
  const read = await whileReading(asker, now, () => shoppers(server, size, sandbox));
  console.log(`\nThe second time ${read} reports of two years were read beside them.`);
}

/** Customers who sign in while somebody looks at a listing. */
async function logins(server: BenchServer, size: Size, _: Sandbox, place: Place): Promise<void> {
  const [listing] = scenarios(size.products, size.variantsEach);
  if (!listing) throw new Error("No listing is measured.");
  const measured = await measureLogins({ server, listing, ...place });
  console.log("| what | p50 (ms) | p99 (ms) | per second |");
  console.log("|---|---|---|---|");
  const rows = {
    "login, 8 connections": measured.logins,
    "listing meanwhile, 1 connection": measured.listingMeanwhile,
    "listing alone, 1 connection": measured.listingAlone,
  };
  for (const [name, { p50, p99, perSecond }] of Object.entries(rows)) {
    console.log(`| ${name} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${perSecond} |`);
  }
  console.log(`\n${measured.workMs.toFixed(1)} ms of the server's processor time for a login`);
  console.log(`${measured.sessionMs.toFixed(3)} ms to know who asks with a session`);
}

/** One edited product among many, until everybody shows it. */
async function edits(
  server: BenchServer,
  size: Size,
  sandbox: Sandbox,
  place: Place,
): Promise<void> {
  const secondDir = mkdtempSync(join(tmpdir(), "placket-bench-"));
  try {
    const rows = await measureEdits({ server, size, sandbox, secondDir, ...place });
    console.log(
      "| edit, p50 and worst of 20 (ms) | in memory after | longest pause | all work | answered by two servers after |",
    );
    console.log("|---|---|---|---|---|");
    for (const { name, ...row } of rows) {
      const figures = [row.visible, row.pause, row.work, row.answered].map(
        ({ p50, worst }) => `${p50.toFixed(1)}, ${worst.toFixed(1)}`,
      );
      console.log(`| ${[name, ...figures].join(" | ")} |`);
    }
  } finally {
    rmSync(secondDir, { recursive: true, force: true });
  }
}

/** What clients of GraphQL ask most, and the heaviest that they may ask. */
async function graphql(server: BenchServer, { products, variantsEach }: Size): Promise<void> {
  await measureScenarios(server.url, graphqlScenarios(products, variantsEach));
  await measureHeavyDocuments(server.url);
}

async function withEmbroidery(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    await addEmbroidery(db);
  } finally {
    await close();
  }
}

/** What a shopper waits for a name, and another for a listing, while somebody has texts sewn without end. */
async function needle(server: BenchServer, { products, variantsEach }: Size): Promise<void> {
  const [listing] = scenarios(products, variantsEach);
  if (!listing) throw new Error("No listing is measured.");
  const { alone, besideAttack, attackCalls, memoryMb } = await measureNeedle({ server, listing });
  console.log(
    "| one name sewn and put into a cart | p50 (ms) | p95 (ms) | worst (ms) | listing p99 (ms) |",
  );
  console.log("|---|---|---|---|---|");
  for (const [what, { name, listing: seen }] of Object.entries({
    alone,
    "beside 20 × 20 texts": besideAttack,
  })) {
    const figures = [name.medianMs, name.p95Ms, name.worstMs, seen.p99].map((ms) => ms.toFixed(1));
    console.log(`| ${[what, ...figures].join(" | ")} |`);
  }
  console.log(
    `\n${attackCalls} calls of 20 texts were answered; resident in MB: ${memoryMb.join(", ")}`,
  );
}

/** Another variant of another product for each shopper. */
function productAt({ products, variantsEach }: Size) {
  const step = variantsEach + 1;
  return (n: number) => {
    const parentId = (((n * 7919) % products) + 1) * step;
    return { parentId, id: parentId + 1 + (n % variantsEach) };
  };
}

/** Orders alone, soon after the start and later. */
async function orders(server: BenchServer, size: Size, sandbox: Sandbox): Promise<void> {
  await shoppers(server, size, sandbox);
  await shoppers(server, size, sandbox, SINCE_START.later);
}

async function shoppers(
  server: BenchServer,
  size: Size,
  sandbox: Sandbox,
  { name, warmSeconds, tokens }: (typeof SINCE_START)[keyof typeof SINCE_START] = SINCE_START.soon,
): Promise<void> {
  const walked = await walkShoppers({
    url: server.url,
    shoppers: SHOPPERS,
    warmSeconds,
    seconds: SHOPPERS_S,
    workSoFar: () => workOf(server, sandbox),
    tokens: await cardTokens(sandbox, tokens),
    productAt: productAt(size),
  });
  const all = Object.values(walked.work).reduce((sum, ms) => sum + ms, 0);
  const shares = Object.entries(walked.work).map(([who, ms]) => `${who} ${ms.toFixed(2)}`);
  console.log(
    `\n${name}, ${SHOPPERS} shoppers: ${walked.perSecond}/s, p50 ${walked.p50.toFixed(1)} ms, ` +
      `p99 ${walked.p99.toFixed(1)} ms, ${walked.orders} orders, ${walked.failures} not placed (sold out included); ` +
      `processor time for each, in ms: ${shares.join(", ")}, together ${all.toFixed(2)}`,
  );
}

/** Who takes the machine's time while shoppers order; a database elsewhere is not seen. */
function workOf(server: BenchServer, sandbox: Sandbox): Work {
  const database = server.databaseMs();
  const { user, system } = process.cpuUsage();
  return {
    server: server.workMs(),
    ...(database !== undefined && { Postgres: database }),
    "card processor": processorTimeOf(sandbox.pid()),
    shoppers: (user + system) / 1000,
  };
}
