import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** How a program ended and everything it wrote, both streams in the order they came. */
export interface Ran {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Runs a program in a folder of `root` with the repository's own programs first in its path (`tsc`, `oxlint`, and the
 * pinned Node). Never throws: a program that cannot be started has failed.
 */
export function runProgram(root: string, command: readonly string[], folder = "."): Promise<Ran> {
  const [program = "", ...args] = command;
  const path = join(root, "node_modules/.bin") + delimiter + (process.env["PATH"] ?? "");
  // A test runner's own NODE_ENV would make Vite build for development.
  const env = { ...process.env, NODE_ENV: undefined, PATH: path, NO_COLOR: "1", FORCE_COLOR: "0" };
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: string[] = [];
  const keep = (part: Buffer) => void parts.push(part.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output: parts.join("") }));
  });
}
