import type { Scenario } from "./scenario.ts";
import { plainConnection } from "./plain-connection.ts";

/** Times of single requests, in ms. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const WARM = 300;

/**
 * Asks one request after the other over one kept connection and times each to the microsecond: load generators
 * round to whole milliseconds, which is longer than the answers take.
 */
export async function latency(url: URL, scenario: Scenario, seconds: number): Promise<Latency> {
  const connection = await plainConnection(url);
  for (let n = 0; n < WARM; n += 1) await connection.ask(scenario, n);
  connection.close();
  return timed(url, { scenario, from: WARM, connections: 1, seconds });
}

interface Timed {
  readonly scenario: Scenario;
  /** The number of the first thing asked. */
  readonly from: number;
  readonly connections: number;
  readonly seconds: number;
}

/** Asks over so many kept connections, on each one thing after the other. */
export async function timed(
  url: URL,
  { scenario, from, connections, seconds }: Timed,
): Promise<Latency> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let next = from;
  const client = async () => {
    const connection = await plainConnection(url);
    while (performance.now() < end) {
      const begun = performance.now();
      await connection.ask(scenario, next++);
      times.push(performance.now() - begun);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: Math.round(times.length / seconds) };
}
