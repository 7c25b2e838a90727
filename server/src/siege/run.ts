import { parseArgs } from "node:util";
import { besiegedStore } from "./besieged-store.ts";
import { fuzz } from "./fuzz.ts";
import { killSiege } from "./kill.ts";

/**
 * `npm run siege -- [fuzz|kill] [--seconds 120] [--requests 50000] [--shoppers 8] [--seed 1]`: attacks a store
 * of its own on the loopback, with the Postgres server of DATABASE_URL where it is set, and prints what
 * it counted. Ends by itself; not zero when something was found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "120" },
    requests: { type: "string", default: "50000" },
    shoppers: { type: "string", default: "8" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
/** No siege lasts longer than this, whatever is asked for, in s. */
const SECONDS_MAX = 3600;
const seed = Number(values.seed);
const seconds = Math.min(Number(values.seconds), SECONDS_MAX);

const SIEGES: Readonly<Record<string, () => Promise<{ readonly faults: readonly string[] }>>> = {
  fuzz: async () => {
    const store = await besiegedStore();
    const order = { requests: Number(values.requests), seconds, seed };
    try {
      return await fuzz(store, order);
    } finally {
      await store.close();
    }
  },
  kill: () => killSiege({ shoppers: Number(values.shoppers), seconds, killsAtLeast: 1, seed }),
};

const wanted = positionals.length === 0 ? Object.keys(SIEGES) : positionals;
for (const name of wanted) {
  const siege = SIEGES[name];
  if (!siege) throw new Error(`Unknown siege ${name}: ${Object.keys(SIEGES).join(" or ")}`);
  console.log(`## ${name}, seed ${seed}, at most ${seconds} s`);
  const { faults, ...counts } = await siege();
  console.log(JSON.stringify(counts, null, 2));
  console.log(faults.length === 0 ? "Nothing was found." : `${faults.length} found:`);
  for (const fault of faults) console.log(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
