import { latency, timed } from "./latency.ts";
import type { Scenario } from "./scenario.ts";

const LATENCY_S = 3;
const CONNECTIONS = 16;
/** Seconds a scenario is warmed up and then measured under load. */
const WARM_S = 1;
const MEASURE_S = 4;

/**
 * Measures each scenario alone and under load, and prints a table row for it. An answer that is none of success
 * ends the run.
 */
export async function measureScenarios(url: string, scenarios: readonly Scenario[]): Promise<void> {
  console.log("| scenario | p50, 1 connection (ms) | p99 (ms) | per second, 1 | per second, 16 |");
  console.log("|---|---|---|---|---|");
  for (const scenario of scenarios) {
    const at = new URL(url);
    const one = await latency(at, scenario, LATENCY_S);
    const load = { scenario, from: 0, connections: CONNECTIONS };
    await timed(at, { ...load, seconds: WARM_S });
    const many = await timed(at, { ...load, seconds: MEASURE_S });
    console.log(
      `| ${scenario.name} | ${one.p50.toFixed(2)} | ${one.p99.toFixed(2)} | ${one.perSecond} | ${many.perSecond} |`,
    );
  }
  console.log("");
}
