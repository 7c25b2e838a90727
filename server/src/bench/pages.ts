import type { BenchServer } from "./bench-server.ts";
import { timed, type Latency } from "./latency.ts";
import type { Scenario } from "./scenario.ts";
import { plainConnection, type PlainConnection } from "./plain-connection.ts";
import { guestOrder, type Way } from "./shoppers.ts";

/** Orders that are placed each second while pages are asked for. */
const ORDERS_PER_SECOND = 50;
const CONNECTIONS = 16;
const SECONDS = 5;
/** Orders under way at once: a server that cannot keep up is not buried under them. */
const UNDER_WAY_MAX = 64;
/** Products whose pages are asked for, and of which pieces are bought: those that most visitors want. */
const PRODUCTS = 200;
/** Pages drawn before those that are measured, as in a store that has been open for a while. */
const WARM = 300;

/** Pages as they were answered, and how many orders were placed meanwhile. */
interface MeasuredPages extends Latency {
  readonly name: string;
  readonly ordersPerSecond: number;
}

/** A page that nobody has asked for before: the server's work for it, on all cores, and its bytes, brotli. */
interface FirstDrawing {
  readonly name: string;
  readonly workMs: number;
}

const get = (name: string, path: (n: number) => string): Scenario => ({
  name,
  next: (n) => ({ method: "GET", path: path(n) }),
});

const RANGES = 80;
const range = (n: number) => `/department-${Math.floor((n % RANGES) / 8)}/range-${n % RANGES}`;
const LISTING = get("HTML of a listing", (n) => range(n % (RANGES / 2)));
const PRODUCT = get("HTML of a product", (n) => `/generated-${1 + (n % PRODUCTS)}`);

/** Pages of the same kinds that are asked for once: other products, the ranges in other orders. */
const SORTS = ["name", "price", "newest"];
const OTHER_LISTING = get(
  LISTING.name,
  (n) =>
    `${range(n)}?sortBy=${SORTS[Math.floor(n / RANGES) % SORTS.length]}&sortDir=${n < 240 ? "asc" : "desc"}`,
);
const OTHER_PRODUCT = get(PRODUCT.name, (n) => `/generated-${1 + PRODUCTS + n}`);

/** Draws pages that nobody has asked for, one after the other. The storefront must be built. */
export async function measureFirstDrawings(server: BenchServer): Promise<FirstDrawing[]> {
  const home = await fetch(server.url);
  if (!home.ok) throw new Error("The storefront is not built: `npm run check` builds it.");
  await home.body?.cancel();
  const connection = await plainConnection(new URL(server.url));
  const ask = async (scenario: Scenario, from: number, to: number) => {
    for (let n = from; n < to; n += 1) await connection.ask(scenario, n);
  };
  const measured: FirstDrawing[] = [];
  for (const scenario of [OTHER_LISTING, OTHER_PRODUCT]) await ask(scenario, 0, WARM);
  for (const scenario of [OTHER_LISTING, OTHER_PRODUCT]) {
    const before = server.workMs();
    await ask(scenario, WARM, WARM + 180);
    measured.push({ name: scenario.name, workMs: (server.workMs() - before) / 180 });
  }
  connection.close();
  return measured;
}

/**
 * The HTML of listings and products, as a browser that asks for it first, while orders take pieces of the same
 * products off the shelf.
 */
export async function measurePages(
  server: BenchServer,
  tokens: Way["tokens"],
  variants: number,
): Promise<MeasuredPages[]> {
  const url = new URL(server.url);
  const productAt = (n: number) => {
    const parentId = (1 + (n % PRODUCTS)) * (variants + 1);
    return { parentId, id: parentId + 1 + (n % variants) };
  };
  const way: Way = { tokens, productAt };
  const measured: MeasuredPages[] = [];
  for (const scenario of [LISTING, PRODUCT]) {
    await timed(url, { scenario, from: 0, connections: CONNECTIONS, seconds: 2 });
    const orders = placeSteadily(url, way, measured.length);
    const pages = await timed(url, {
      scenario,
      from: 0,
      connections: CONNECTIONS,
      seconds: SECONDS,
    });
    measured.push({ name: scenario.name, ...pages, ordersPerSecond: await orders.stop() });
  }
  return measured;
}

/** Begins an order every so often until it is stopped; gives how many were placed in a second. */
function placeSteadily(url: URL, way: Way, part: number): { stop(): Promise<number> } {
  const started = performance.now();
  const underWay = new Set<Promise<void>>();
  const resting: PlainConnection[] = [];
  let [placed, next] = [0, part];
  const place = async (n: number) => {
    const shopper = resting.pop() ?? (await plainConnection(url));
    placed += Number(await guestOrder(shopper, way, n));
    resting.push(shopper);
  };
  const begin = () => {
    if (underWay.size >= UNDER_WAY_MAX || next >= way.tokens.length) return;
    // Two parts share the tokens: even ones and odd ones.
    const order = place(next);
    next += 2;
    underWay.add(order);
    void order.finally(() => underWay.delete(order));
  };
  const clock = setInterval(begin, 1000 / ORDERS_PER_SECOND);
  return {
    stop: async () => {
      clearInterval(clock);
      const seconds = (performance.now() - started) / 1000;
      const perSecond = Math.round(placed / seconds);
      await Promise.all(underWay);
      for (const shopper of resting) shopper.close();
      return perSecond;
    },
  };
}
