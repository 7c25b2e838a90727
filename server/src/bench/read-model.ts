import { GUEST } from "@placket/domain/access/principal";
import { createReadModel, readModel } from "../catalog/read-model.ts";
import { openDatabase } from "../db/database.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import { scratchDatabase } from "../db/scratch-database.ts";
import { listCategory } from "../catalog/catalog.ts";
import { quickFind } from "../catalog/find-products.ts";
import { searchSynonyms } from "../catalog/finding/search-synonyms.ts";
import type { Ctx } from "../context.ts";
import type { Held } from "../held/held.ts";
import { loadStoreDirectory, stores } from "../store/store-config.ts";
import { heldBut } from "../held/held-but.ts";
import { fillCatalogue } from "./catalogue.ts";
import { watchPauses } from "./main-thread.ts";
import { silentLog } from "../testing/silent-log.ts";
import { instead } from "../testing/instead.ts";

/**
 * Measures the catalogue in memory: `node server/src/bench/read-model.ts [products] [variants]`. With
 * DATABASE_URL it uses (and fills, when empty) that database, otherwise one that is thrown away.
 */
const [products = 2000, variantsEach = 10] = process.argv.slice(2).map(Number);
const databaseUrl = process.env["DATABASE_URL"];
const database = databaseUrl
  ? await openDatabase({ databaseUrl, dataDir: ".", poolSize: 4 })
  : await scratchDatabase();
await migrate(database.db, await readMigrations());
const held = await database.db.selectFrom("product").select("id").limit(1).execute();
if (held.length === 0) {
  const started = performance.now();
  await fillCatalogue(database.db, { products, variantsEach });
  say("catalogue made", performance.now() - started, "ms");
}

const started = performance.now();
const pause = watchPauses();
const catalog = await createReadModel({
  database,
  now: () => new Date(),
  log: silentLog,
  readRules: () => Promise.resolve([]),
});
say("read model built", performance.now() - started, "ms");
say("longest pause while building", pause.stop(), "ms");
globalThis.gc?.();
const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
say("resident", rss / 2 ** 20, "MB");
say("heap total", process.memoryUsage().heapTotal / 2 ** 20, "MB");
say("heap", heapUsed / 2 ** 20, "MB");
say("buffers", arrayBuffers / 2 ** 20, "MB");

const views = await loadStoreDirectory(database.db);
const nothing: Held = ({ name }) => {
  throw new Error(`The measurement holds no ${name}.`);
};
const ctx = {
  db: database.db,
  principal: GUEST,
  store: views.defaultView,
  now: new Date(),
  log: silentLog,
  held: heldBut(
    nothing,
    instead(readModel, catalog),
    instead(stores, views),
    instead(searchSynonyms, []),
  ),
} as unknown as Ctx;

const facet = (round: number) => ({
  perFilter: {
    material: `${3000 + (round % 12)},${3000 + (round % 7)}`,
    care: String(12_000 + (round % 7)),
    brand: `${10_000 + (round % 40)},${10_000 + (round % 39)},10005`,
  },
});
measure("listing, all products, no filter, other page", (round) =>
  listCategory(ctx, 2, { page: String(round % 40), perFilter: {} }),
);
measure("listing, one range, other page", (round) =>
  listCategory(ctx, 100 + (round % 80), { perFilter: {} }),
);
measure("listing, all products, two filters, counts anew", (round) =>
  listCategory(ctx, 2, facet(round)),
);
measure("listing, all products, price filter, counts anew", (round) =>
  listCategory(ctx, 2, { perFilter: { price: `${20 + (round % 60)}.${round % 10}-95` } }),
);
const words = [
  "chef coa",
  "merrow che",
  "ser",
  "hotel shirt 1",
  "gen-0000",
  "bar",
  "clinic scrub",
  "app",
];
measure("prefix search, kept", (round) =>
  quickFind(ctx, words[round % words.length] ?? "", { items: 6, completions: 5 }),
);
measure("prefix search, new word", (round) =>
  quickFind(ctx, `${words[round % 8]}${" ".repeat(round % 40)}`, { items: 6, completions: 5 }),
);
const NONSENSE = "blurk snarp fring dopple wemble crust plonk zibber quant morsk trelp";
const wrong = ["chfe coat", "mrerow", "clinci scrub", "hotle shirt", "servcie jackte", "chefcoat"];
measure("misspelled search, new text", (round) =>
  quickFind(ctx, `${wrong[round % 6]}${" ".repeat(round % 40)}`, { items: 6, completions: 5 }),
);
measure("search of twelve unknown words, new text", (round) =>
  quickFind(ctx, `${NONSENSE} ${round}`, { items: 6, completions: 5 }),
);

const again = watchPauses();
const rebuild = performance.now();
await catalog.refresh();
say("rebuilt", performance.now() - rebuild, "ms");
say("longest pause while rebuilding", again.stop(), "ms");
say("resident after the rebuild", process.memoryUsage().rss / 2 ** 20, "MB");
await catalog.close();
await database.close();

function measure(name: string, work: (round: number) => unknown): void {
  const rounds = 200;
  for (let round = 0; round < 40; round += 1) work(round + rounds);
  const times = Array.from({ length: rounds }, (_, round) => {
    const from = performance.now();
    work(round);
    return performance.now() - from;
  }).sort((a, b) => a - b);
  console.log(`${name}: p50 ${times[100]?.toFixed(3)} ms, p95 ${times[190]?.toFixed(3)} ms`);
}

function say(what: string, amount: number, unit: string): void {
  console.log(`${what}: ${amount.toFixed(amount < 10 ? 2 : 0)} ${unit}`);
}
