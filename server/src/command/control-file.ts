import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where commands find the running store, and what shows that they may read its data directory. */
export interface ControlAddress {
  readonly port: number;
  readonly token: string;
}

/** Every answer of a store's control server bears it; another server that got the port does not. */
export const CONTROL_HEADER = "placket-control";

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Written for the owner alone (mode 0600), whole or not at all. */
export async function writeControlFile(dataDir: string, address: ControlAddress): Promise<void> {
  const beside = `${pathIn(dataDir)}.${process.pid}`;
  await rm(beside, { force: true });
  await writeFile(beside, JSON.stringify(address), { mode: 0o600, flag: "wx" });
  await rename(beside, pathIn(dataDir));
}

export async function removeControlFile(dataDir: string): Promise<void> {
  await rm(pathIn(dataDir), { force: true });
}

/** `undefined` when no store has left one. It may be stale: the store may have been killed. */
export async function readControlFile(dataDir: string): Promise<ControlAddress | undefined> {
  const text = await readFile(pathIn(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const found: unknown = JSON.parse(text);
  const isAddress =
    typeof found === "object" && found !== null && "port" in found && "token" in found;
  if (!isAddress || typeof found.port !== "number" || typeof found.token !== "string")
    return undefined;
  return { port: found.port, token: found.token };
}

function pathIn(dataDir: string): string {
  return join(dataDir, "control.json");
}
