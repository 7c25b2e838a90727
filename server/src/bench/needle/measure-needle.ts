import { spreadOf, timed, type Spread } from "../spread.ts";
import { timed as timedScenario, type Latency } from "../latency.ts";
import { plainConnection, type PlainConnection } from "../plain-connection.ts";
import type { Scenario } from "../scenario.ts";
import type { BenchServer } from "../bench-server.ts";
import { COAT_ID } from "./needle-store.ts";

interface NeedleStore {
  readonly server: BenchServer;
  readonly listing: Scenario;
}

/** What one shopper waits for a name, and another for a listing. */
interface Waited {
  readonly name: Spread;
  readonly listing: Latency;
}

interface MeasuredNeedle {
  readonly alone: Waited;
  readonly besideAttack: Waited;
  /** Calls of 20 texts that were answered meanwhile. */
  readonly attackCalls: number;
  /** Resident memory of the server's process before, and after each round, in MB. */
  readonly memoryMb: readonly number[];
}

/** Another network than the shopper's. */
const ATTACKER = "127.0.0.66";
const CALLS_AT_ONCE = 20;
const TEXTS_A_CALL = 20;
const NAMES = 40;
const ROUNDS = 4;

/** Has a name sewn again and again, alone and while somebody else has twenty times twenty sewn without end. */
export async function measureNeedle(store: NeedleStore): Promise<MeasuredNeedle> {
  const { server } = store;
  const url = new URL(server.url);
  const shopper = await plainConnection(url);
  const alone = await waited(store, shopper);
  const memoryMb = [server.memoryMb()];
  const over = new AbortController();
  let attackCalls = 0;
  const attack = Array.from({ length: CALLS_AT_ONCE }, async () => {
    const connection = await plainConnection(url, ATTACKER);
    while (!over.signal.aborted) {
      await connection.post(ADD, { data: Array.from({ length: TEXTS_A_CALL }, longText) });
      attackCalls += 1;
    }
    connection.close();
  });
  const rounds: Waited[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await waited(store, shopper));
    memoryMb.push(server.memoryMb());
  }
  over.abort();
  await Promise.all(attack);
  shopper.close();
  const [besideAttack] = rounds.toSorted((a, b) => b.name.worstMs - a.name.worstMs);
  if (!besideAttack) throw new Error("No round was measured");
  return { alone, besideAttack, attackCalls, memoryMb };
}

const ADD = "/rest/us/V1/xmapi/app-add-to-cart";
let sewn = 0;

/** Names that nobody had sewn before. */
const nextName = () => `N${(sewn += 1).toString(36)}`;
const longText = () => embroidered([`${nextName()} abcdefghijkl`, `${nextName()} mnopqrstuvwx`]);

const embroidered = (lines: readonly string[]) => ({
  id: COAT_ID,
  parts: [
    {
      type: "text",
      sku: null,
      text: JSON.stringify({
        lines,
        font: "block",
        color: "1366",
        height_mm: 9,
        placement: "left-chest",
      }),
    },
  ],
});

const sewName = (connection: PlainConnection) =>
  connection.post(ADD, { data: [embroidered([nextName()])] });

const isInCart = (answer: Record<string, unknown>) => Array.isArray(answer["items"]);

async function waited({ server, listing }: NeedleStore, shopper: PlainConnection): Promise<Waited> {
  const names: number[] = [];
  const looking = timedScenario(new URL(server.url), {
    scenario: listing,
    from: 0,
    connections: 1,
    seconds: 5,
  });
  for (let at = 0; at < NAMES; at += 1) {
    names.push(
      await timed(async () => {
        const answer = await sewName(shopper);
        if (!isInCart(answer)) throw new Error(`No name was sewn: ${JSON.stringify(answer)}`);
      }),
    );
  }
  return { name: spreadOf(names), listing: await looking };
}
