import { openDatabase } from "../db/database.ts";
import { embeddedUrl } from "../db/embedded-database.ts";
import { clusterPath } from "../db/embedded/cluster.ts";
import { hashOfPassword } from "../session/password.ts";
import type { BenchServer } from "./bench-server.ts";
import { timed, type Latency } from "./latency.ts";
import { plainConnection } from "./plain-connection.ts";
import type { Scenario } from "./scenario.ts";

/** Where customers sign in while others look at a listing. */
interface LoginStore {
  readonly server: BenchServer;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly listing: Scenario;
}

interface MeasuredLogins {
  readonly logins: Latency;
  /** The server's processor time for one of them, nobody else asking. */
  readonly workMs: number;
  /** The same for knowing who asks with a session, by the difference to a call without one. */
  readonly sessionMs: number;
  readonly listingAlone: Latency;
  readonly listingMeanwhile: Latency;
}

const PASSWORD = "Cheviot-and-serge-9";
/** More than sign in at once: nobody waits for tries of their own. */
const ACCOUNTS = 400;
const CONNECTIONS = 8;
const SECONDS = 8;
const WARM_S = 2;

/** Signs customers in over eight connections while one connection asks for a listing. */
export async function measureLogins(store: LoginStore): Promise<MeasuredLogins> {
  await writeAccounts(store);
  const url = new URL(store.server.url);
  const look = { scenario: store.listing, from: 0, connections: 1, seconds: SECONDS };
  const come = { scenario: LOGIN, from: 0, connections: CONNECTIONS, seconds: SECONDS };
  await timed(url, { ...look, seconds: WARM_S });
  await timed(url, { ...come, seconds: WARM_S });
  const workMs = await workOf(store.server, come);
  const sessionMs = await workOfSession(store.server);
  const listingAlone = await timed(url, look);
  const [logins, listingMeanwhile] = await Promise.all([timed(url, come), timed(url, look)]);
  return { logins, workMs, sessionMs, listingAlone, listingMeanwhile };
}

/** The server's processor time for one request of many. */
async function workOf(server: BenchServer, asked: Parameters<typeof timed>[1]): Promise<number> {
  const before = server.workMs();
  const { perSecond } = await timed(new URL(server.url), asked);
  return (server.workMs() - before) / (perSecond * asked.seconds);
}

/** The middle of several differences, for the machine does other work besides. */
async function workOfSession(server: BenchServer): Promise<number> {
  const connection = await plainConnection(new URL(server.url));
  const { token } = await connection.post("/rest/us/V1/xmapi/app-login", loginOf(0));
  connection.close();
  const looking = (bearer?: string) => ({
    scenario: configOf(bearer),
    from: 0,
    connections: CONNECTIONS,
    seconds: WARM_S,
  });
  await workOf(server, looking(String(token)));
  const differences: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const guests = await workOf(server, looking());
    differences.push((await workOf(server, looking(String(token)))) - guests);
  }
  return differences.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? Number.NaN;
}

const TURNS = 7;

/** A call that needs nobody's account: what a session adds to it is knowing whose it is. */
const configOf = (bearer?: string): Scenario => ({
  name: "config",
  next: () => ({
    method: "GET",
    path: "/rest/us/V1/xmapi/app-config",
    ...(bearer === undefined ? {} : { bearer }),
  }),
});

const LOGIN: Scenario = {
  name: "login",
  next: (n) => ({
    method: "POST",
    path: "/rest/us/V1/xmapi/app-login",
    body: JSON.stringify(loginOf(n % ACCOUNTS)),
  }),
};

const loginOf = (n: number) => ({ username: emailOf(n), password: PASSWORD });

const emailOf = (n: number) => `customer${n}@example.com`;

/** Accounts as the store writes them, all with one password: hashing each would take longer than the rest. */
async function writeAccounts({ dataDir, databaseUrl }: LoginStore): Promise<void> {
  const url = databaseUrl ?? embeddedUrl(clusterPath(dataDir));
  const database = await openDatabase({ dataDir, databaseUrl: url });
  try {
    const passwordHash = await hashOfPassword(PASSWORD);
    const now = new Date();
    await database.db
      .insertInto("customer")
      .values(
        Array.from({ length: ACCOUNTS }, (_, n) => ({
          email: emailOf(n),
          username: emailOf(n),
          first_name: "Demo",
          last_name: "Buyer",
          password_hash: passwordHash,
          group_id: 1,
          store_view_id: 1,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
  } finally {
    await database.close();
  }
}
