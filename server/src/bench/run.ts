import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { startTestSandbox } from "../providers/payment/test-sandbox.ts";
import { prepareDatabase } from "./bench-database.ts";
import { startBenchServer, type BenchServer } from "./bench-server.ts";
import { measureImport } from "./import.ts";
import { latency } from "./latency.ts";
import { load } from "./load.ts";
import { scenarios } from "./scenarios.ts";
import { walkShoppers } from "./shoppers.ts";

/**
 * `npm run bench -- [small|large|import]`: starts the production server on a generated catalogue, against the
 * Postgres server of DATABASE_URL where it is set, else embedded, and prints what it measured as a table.
 */
const SIZES = {
  small: { products: 2_000, variantsEach: 8 },
  large: { products: 100_000, variantsEach: 10 },
} as const;

const LATENCY_S = 3;
const SHOPPERS_WARM_S = 3;
const SHOPPERS_S = 10;
const SHOPPERS = 8;
const TOKENS = 6_000;

const wanted = process.argv[2] === undefined ? ["small", "large", "import"] : [process.argv[2]];
console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
for (const name of wanted) {
  if (name === "small" || name === "large") await measure(SIZES[name]);
  else if (name === "import") await measureImport();
  else throw new Error(`Unknown part ${name}: small, large or import`);
}

async function measure(size: (typeof SIZES)[keyof typeof SIZES]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "placket-bench-"));
  const sandbox = await startTestSandbox();
  const database = await prepareDatabase(dataDir, size);
  console.log(
    `\n## ${size.products} products x ${size.variantsEach} variants, ${database.kind} Postgres\n`,
  );
  const server = await startBenchServer({ dataDir, databaseUrl: database.url, sandbox });
  try {
    console.log(`ready after ${server.startMs} ms, ${server.memoryMb()} MB resident\n`);
    await readScenarios(server, size);
    await shoppers(server, size, sandbox);
    console.log(`\n${server.memoryMb()} MB resident afterwards`);
  } finally {
    await server.stop();
    await sandbox.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readScenarios(
  server: BenchServer,
  size: { products: number; variantsEach: number },
) {
  console.log(
    "| scenario | p50, 1 connection (ms) | p99 (ms) | per second, 1 | per second, 16 | failures |",
  );
  console.log("|---|---|---|---|---|---|");
  for (const scenario of scenarios(size.products, size.variantsEach)) {
    const one = await latency(new URL(server.url), scenario, LATENCY_S);
    const many = await load(server.url, scenario, 16);
    console.log(
      `| ${scenario.name} | ${one.p50.toFixed(2)} | ${one.p99.toFixed(2)} | ${one.perSecond} | ${many.perSecond} | ${many.failures} |`,
    );
  }
}

async function shoppers(
  server: BenchServer,
  { products, variantsEach }: { products: number; variantsEach: number },
  sandbox: Awaited<ReturnType<typeof startTestSandbox>>,
): Promise<void> {
  const tokens: string[] = [];
  while (tokens.length < TOKENS) {
    const batch = Array.from({ length: 16 }, () => sandbox.tokenFor("4111111111111111"));
    tokens.push(...(await Promise.all(batch)));
  }
  const step = variantsEach + 1;
  const walked = await walkShoppers({
    url: server.url,
    shoppers: SHOPPERS,
    warmSeconds: SHOPPERS_WARM_S,
    seconds: SHOPPERS_S,
    tokens,
    productAt: (n) => {
      const parentId = (((n * 7919) % products) + 1) * step;
      return { parentId, id: parentId + 1 + (n % variantsEach) };
    },
  });
  console.log(
    `\nguest checkout to placed order, ${SHOPPERS} shoppers: ${walked.perSecond}/s, p50 ${walked.p50.toFixed(1)} ms, ` +
      `p99 ${walked.p99.toFixed(1)} ms, ${walked.orders} orders, ${walked.failures} not placed (sold out included)`,
  );
}
