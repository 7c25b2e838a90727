import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { besiegedStore, VARIANTS, type BesiegedStore } from "./besieged-store.ts";
import { chance } from "./chance.ts";
import { signIn } from "./fuzz.ts";
import type { StaffHeaders } from "./hostile-shots.ts";
import { audit, readBooks } from "./ledger.ts";
import { NAME, offerNames, sewOrder } from "./sewn-orders.ts";
import { shop, type Outcome } from "./stubborn-shopper.ts";

interface KillOrder {
  readonly shoppers: number;
  /** How long orders are placed and processes killed. */
  readonly seconds: number;
  /** A machine that does much else goes on until there were so many, in any case. */
  readonly killsAtLeast: number;
  readonly seed: number;
}

interface Killed {
  readonly kills: Readonly<Record<Victim, number>>;
  readonly placed: number;
  /** Of these with a name on them, sewn at a machine meanwhile. */
  readonly sewn: number;
  readonly refused: number;
  readonly gaveUp: number;
  /** What does not agree in the books, or should not have happened; empty when all is well. */
  readonly faults: readonly string[];
}

type Victim = "server" | "processor" | "sessions";

/** Pieces of each variant at first: so few of some that they sell out on the way. */
const PIECES = { few: 12, many: 5000 } as const;
/** Shoppers who were under way at the end have this long to get their answer, in ms. */
const GRACE_MS = 30_000;
const CARD = "4111111111111111";

/**
 * Lets several shoppers place orders while the server, the processor and, on a Postgres server, database
 * sessions are killed; then counts the orders against the shelf, the processor and what shoppers were told.
 */
export async function killSiege(order: KillOrder): Promise<Killed> {
  const store = await besiegedStore(async (db) => {
    await db.updateTable("stock_item").set({ quantity: PIECES.many }).execute();
    const scarce = [1, 2, 3].map((product) => product * (VARIANTS + 1) + 1);
    await db
      .updateTable("stock_item")
      .set({ quantity: PIECES.few })
      .where("product_id", "in", scarce)
      .execute();
    await offerNames(db);
  });
  try {
    return await besiege(store, order);
  } finally {
    await store.close();
  }
}

async function besiege(store: BesiegedStore, order: KillOrder): Promise<Killed> {
  await store.kill();
  const { shelf: shelfBefore } = await store.look(readBooks);
  await store.revive();
  const staff = await signIn(store);
  const time = siegeTime();
  const keysSeen = new Set<string>();
  const faults: string[] = [];
  const workshop = { staff, faults, sewn: 0 };
  const [outcomes, kills] = await Promise.all([
    Promise.all(
      Array.from({ length: order.shoppers }, (_, n) => shopUntil(store, { time, workshop, n })),
    ),
    killUntil(store, { order, random: chance(order.seed), keysSeen, faults }).finally(() =>
      time.end(),
    ),
  ]);
  await notePayments(store, keysSeen);
  await store.kill();
  const told = outcomes.flat();
  const books = await store.look(readBooks);
  faults.push(
    ...(await audit(books, {
      outcomes: told,
      shelfBefore,
      keysSeen,
      processor: store.sandbox.provider,
    })),
  );
  await store.revive();
  const count = (kind: Outcome["kind"]) => told.filter((outcome) => outcome.kind === kind).length;
  return {
    kills,
    placed: count("placed"),
    sewn: workshop.sewn,
    refused: count("refused"),
    gaveUp: count("gaveUp"),
    faults,
  };
}

/** The siege ends once; whoever was under way then has some time to get an answer. */
function siegeTime() {
  let endedAt = Infinity;
  return {
    end: () => void (endedAt = performance.now()),
    isOver: () => performance.now() >= endedAt,
    isPastGrace: () => performance.now() > endedAt + GRACE_MS,
  };
}

/** Where names are sewn, and what was found there. */
interface Workshop {
  readonly staff: StaffHeaders;
  readonly faults: string[];
  sewn: number;
}

/** One order after the other; every third buys what there is little of, every other one has a name sewn on it. */
async function shopUntil(
  store: BesiegedStore,
  {
    time,
    workshop,
    n: shopper,
  }: { time: ReturnType<typeof siegeTime>; workshop: Workshop; n: number },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let n = shopper; !time.isOver(); n += 1) {
    const cardToken = await store.sandbox.tokenFor(CARD).catch(() => undefined);
    if (cardToken === undefined) {
      await delay(PAUSE_MS);
      continue;
    }
    const parentId = (n % 3 === 0 ? 1 + (n % 9) / 3 : 4 + (n % 30)) * (VARIANTS + 1);
    const product = { id: parentId + 1, parentId };
    const isOver = time.isPastGrace;
    const outcome = await shop({
      url: store.url,
      product,
      quantity: 1 + (n % 2),
      ...(n % 2 === 0 && { text: NAME }),
      cardToken,
      isOver,
    });
    outcomes.push(outcome);
    if (n % 2 > 0 || outcome.kind !== "placed") continue;
    const { staff, faults } = workshop;
    faults.push(...(await sewOrder({ url: store.url, staff, number: outcome.number, isOver })));
    workshop.sewn += 1;
  }
  return outcomes;
}

interface Killing {
  readonly order: KillOrder;
  readonly random: () => number;
  readonly keysSeen: Set<string>;
  readonly faults: string[];
}

const PAUSE_MS = 100;

async function killUntil(
  store: BesiegedStore,
  { order, random, keysSeen, faults }: Killing,
): Promise<Record<Victim, number>> {
  const kills = { server: 0, processor: 0, sessions: 0 };
  const victims = (["server", "processor", "sessions"] as const).filter(
    (victim) => victim !== "sessions" || store.databaseUrl !== undefined,
  );
  const end = performance.now() + order.seconds * 1000;
  const isEnough = () => kills.server + kills.processor + kills.sessions >= order.killsAtLeast;
  while (performance.now() < end || !isEnough()) {
    await delay(300 + random() * 900);
    await notePayments(store, keysSeen);
    const victim = victims[Math.floor(random() * victims.length)] ?? "server";
    await KILL[victim](store, random);
    kills[victim] += 1;
    if (store.hasDied()) {
      faults.push(`the server died by itself: ${store.errors.at(-1) ?? ""}`);
      await store.revive();
    }
  }
  return kills;
}

const KILL: Readonly<
  Record<Victim, (store: BesiegedStore, random: () => number) => Promise<void>>
> = {
  server: async (store) => {
    await store.kill();
    await store.revive();
  },
  processor: async ({ sandbox }, random) => {
    await sandbox.kill();
    await delay(random() * 500);
    await sandbox.revive();
  },
  sessions: async ({ databaseUrl }) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await client.end();
  },
};

/** The processor shows its latest two hundred payments: looked at often, none is missed. */
async function notePayments({ sandbox }: BesiegedStore, keysSeen: Set<string>): Promise<void> {
  const page = await fetch(sandbox.access.url).then(
    (answer) => answer.text(),
    () => "",
  );
  const table = page.slice(page.indexOf("<h2>Payments"));
  for (const [, key = ""] of table.matchAll(/<td>([\w-]+)<\/td><\/tr>/g)) keysSeen.add(key);
}
