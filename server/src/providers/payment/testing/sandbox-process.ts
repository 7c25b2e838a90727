import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The sandbox processor running somewhere; whoever ends it starts it again on the same port and folder. */
export interface RunningSandbox {
  /** It is gone without a word to anybody. */
  end(): Promise<void>;
}

/** The sandbox as a process of its own: ended by `kill -9`. */
interface SandboxChild extends RunningSandbox {
  readonly pid: number;
}

/** Starts it as whoever runs the store does, with these settings; ready when it says so. */
export async function sandboxProcess(
  environment: Readonly<Record<string, string>>,
): Promise<SandboxChild> {
  const main = fileURLToPath(new URL("../../../../../sandbox/src/main.ts", import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout ?? child, "data");
  return { pid: child.pid ?? 0, end: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
