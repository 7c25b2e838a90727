import autocannon from "autocannon";

/** What one scenario showed. Times in ms. */
export interface Measured {
  readonly name: string;
  readonly connections: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** A request that is the same, or another one each time. */
export type NextRequest = (n: number) => {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
};

export interface Scenario {
  readonly name: string;
  readonly next: NextRequest;
}

/** Seconds a scenario is warmed up and then measured. */
const WARM_S = 1;
const MEASURE_S = 4;

/** Asks as fast as the answers come, on so many connections; bounded in time, loopback only. */
export async function load(
  url: string,
  scenario: Scenario,
  connections: number,
): Promise<Measured> {
  let n = 0;
  const options = {
    url,
    connections,
    headers: { "accept-encoding": "br", "content-type": "application/json" },
    requests: [
      {
        setupRequest: (request: autocannon.Request) => ({ ...request, ...scenario.next(n++) }),
      },
    ],
  };
  await autocannon({ ...options, duration: WARM_S });
  const result = await autocannon({ ...options, duration: MEASURE_S });
  return {
    name: scenario.name,
    connections,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
