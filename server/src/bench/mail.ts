import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSmtpEmulator, type SmtpEmulator } from "../providers/mail/smtp-emulator.ts";
import { startSandboxProcess, type TestSandbox } from "../providers/payment/test-sandbox.ts";
import { prepareDatabase } from "./bench-database.ts";
import { startBenchServer, type BenchServer } from "./bench-server.ts";
import { cardTokens } from "./card-tokens.ts";
import type { CatalogueSize } from "./catalogue.ts";
import { durabilityOf } from "./durability.ts";
import { timed, type Latency } from "./latency.ts";
import type { Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";
import { walkShoppers } from "./shoppers.ts";

/** What is asked for while orders are placed, by its name in `scenarios`. */
const ASKED = ["listing of 24 with facet counts", "product detail", "add to a new cart"];
const ORDER = "guest checkout to placed order";
const CONNECTIONS = 4;
const SHOPPERS = 2;
/** Seconds that each thing is asked for in a round. */
const SECONDS = 2;
/** Measured, after one that is not: many short ones, so that whatever else the machine does meets both alike. */
const ROUNDS = 11;
/** Orders of a round at most. */
const TOKENS = 512;

/** A store with its own database, card processor and mail server. */
interface Store {
  readonly server: BenchServer;
  readonly sandbox: TestSandbox;
  readonly mail: SmtpEmulator;
  close(): Promise<void>;
}

/**
 * How long shoppers wait while every order writes a letter: in a store whose mail server takes letters, and in
 * one whose mail server takes connections and never says a word. The two are measured in turn.
 */
export async function measureMail(size: CatalogueSize): Promise<void> {
  const answering = await openStore(size, { isSilent: false });
  const silent = await openStore(size, { isSilent: true });
  try {
    const asked = scenarios(size.products, size.variantsEach).filter(({ name }) =>
      ASKED.includes(name),
    );
    const rounds: { answering: Round; silent: Round }[] = [];
    for (let n = 0; n <= ROUNDS; n += 1) {
      const round = {
        answering: await askFor(answering, { asked, size, n }),
        silent: await askFor(silent, { asked, size, n }),
      };
      if (n > 0) rounds.push(round);
    }
    tellLetters(answering.mail, silent.mail);
    console.log(
      "| p50, p99 and its range in the rounds (ms) | the mail server answers | it is silent |",
    );
    console.log("|---|---|---|");
    for (const name of [...ASKED, ORDER]) {
      const cell = (of: "answering" | "silent") => figures(rounds.map((r) => r[of].get(name)!));
      console.log(`| ${name} | ${cell("answering")} | ${cell("silent")} |`);
    }
  } finally {
    await answering.close();
    await silent.close();
  }
}

async function openStore(size: CatalogueSize, manners: { isSilent: boolean }): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), "placket-bench-"));
  const sandbox = await startSandboxProcess();
  const mail = await startSmtpEmulator(manners);
  const database = await prepareDatabase(dataDir, size);
  const durability = await durabilityOf({ dataDir, url: database.url });
  const words = manners.isSilent ? "a silent mail server" : "a mail server that answers";
  console.log(`${size.products} products, ${database.kind} Postgres, ${durability}, ${words}`);
  // Letters that nobody takes are logged; here they are what is measured.
  const onLog = () => undefined;
  const databaseUrl = database.url;
  const smtpUrl = mail.url;
  const server = await startBenchServer({ dataDir, databaseUrl, sandbox, smtpUrl, onLog });
  return {
    server,
    sandbox,
    mail,
    async close() {
      await server.stop();
      await sandbox.close();
      await mail.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** How long each thing took, by its name. */
type Round = ReadonlyMap<string, Pick<Latency, "p50" | "p99">>;

/** Asks for one thing after the other while two guests order all the time. */
async function askFor(
  { server, sandbox }: Store,
  { asked, size, n }: { asked: readonly Scenario[]; size: CatalogueSize; n: number },
): Promise<Round> {
  const url = new URL(server.url);
  const step = size.variantsEach + 1;
  const walking = walkShoppers({
    url: server.url,
    shoppers: SHOPPERS,
    warmSeconds: 0,
    seconds: SECONDS * asked.length,
    workSoFar: () => ({ server: server.workMs() }),
    tokens: await cardTokens(sandbox, TOKENS),
    productAt: (order) => {
      const parentId = (1 + ((order + n * TOKENS) % size.products)) * step;
      return { parentId, id: parentId + 1 + (order % size.variantsEach) };
    },
  });
  const round = new Map<string, Pick<Latency, "p50" | "p99">>();
  for (const scenario of asked) {
    const load = { scenario, from: 0, connections: CONNECTIONS, seconds: SECONDS };
    round.set(scenario.name, await timed(url, load));
  }
  return round.set(ORDER, await walking);
}

/** @throws when a store did not have the mail server that it was measured with. */
function tellLetters(answering: SmtpEmulator, silent: SmtpEmulator): void {
  if (answering.taken.length === 0) throw new Error("The mail server that answers got no letter.");
  if (silent.visits() === 0) throw new Error("Nobody came to the silent mail server.");
  console.log(
    `\n${answering.taken.length} letters taken; ${silent.visits()} connections to the silent server, ` +
      `${silent.taken.length} letters taken\n`,
  );
}

/** The middle of the rounds. */
function figures(rounds: readonly Pick<Latency, "p50" | "p99">[]): string {
  const sorted = (of: "p50" | "p99") => rounds.map((round) => round[of]).sort((a, b) => a - b);
  const [p50, p99] = [sorted("p50"), sorted("p99")];
  const [middle, last] = [(rounds.length - 1) / 2, rounds.length - 1];
  const ms = (times: readonly number[], at: number) => times[at]?.toFixed(1);
  return `${ms(p50, middle)}, ${ms(p99, middle)} (${ms(p99, 0)} to ${ms(p99, last)})`;
}
