import { makeFilesPrivate } from "./db/private-files.ts";
import type { Environment } from "./environment.ts";
import { type RunningServer, type SeededLogin, serve, type ServerParts } from "./serve.ts";
import { listenerOfParent, SAYS, tellParent } from "./parent-process.ts";
import { readSettings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

/** Where the process speaks to its operator. */
interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** After a signal everything has to be closed within this, or the process ends all the same. */
const STOP_MS = 20_000;

/**
 * The life of the server process: reads the settings, serves, and on SIGTERM or SIGINT drains and
 * closes. What an operator can mend is one line on stderr and exit code 1.
 */
export async function run(env: Environment, parts: ServerParts, terminal: Terminal): Promise<void> {
  makeFilesPrivate();
  let server: RunningServer | undefined;
  let isStopping = false;
  const onSignal = async (): Promise<void> => {
    // Interrupted while starting, or asked a second time: what is committed is safe either way.
    if (server === undefined || isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await server.stop();
    process.exit(0);
  };
  process.on("SIGTERM", () => void onSignal());
  process.on("SIGINT", () => void onSignal());
  try {
    server = await serve(readSettings(env), parts, {
      onListening: () => listenerOfParent(env),
      onOpen: () => tellParent(SAYS.databaseOpen),
      onFailure: (reason) => {
        terminal.complain(reason);
        process.exit(1);
      },
    });
    terminal.say(welcome(server));
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    terminal.complain(`Placket cannot start. ${error.message}`);
    process.exit(1);
  }
}

function welcome({ address, logins }: RunningServer): string {
  const lines = [`Placket is ready: ${address}`];
  if (logins.length > 0) lines.push("", ...table(logins), "");
  return lines.join("\n");
}

function table(logins: readonly SeededLogin[]): string[] {
  const width = (key: keyof SeededLogin) => Math.max(...logins.map((login) => login[key].length));
  const [role, email] = [width("role"), width("email")];
  return logins.map(
    (login) => `  ${login.role.padEnd(role)}  ${login.email.padEnd(email)}  ${login.password}`,
  );
}
