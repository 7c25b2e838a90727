import {
  closeSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { LedgerEvent } from "./ledger.ts";
import { sharedSync } from "./shared-sync.ts";

/** The append-only file behind the ledger: what is in it survives a restart, a kill and a power cut. */
export interface Journal {
  /** Everything written so far, oldest first. */
  readonly past: readonly LedgerEvent[];
  /** Hands the line to the operating system; it may be answered for once `onDisk` has resolved. */
  readonly append: (event: LedgerEvent) => void;
  /** Resolves when every line so far is on the disk. @throws when the disk failed. */
  readonly onDisk: () => Promise<void>;
  readonly close: () => void;
}

/** Forces an open file to the disk; tests watch when and how often that is done. */
export type Sync = (file: number) => Promise<void>;

/**
 * Opens (and creates) `payments.jsonl` in the folder. A last line that was cut off in the middle of a
 * write was never acknowledged, and is removed.
 * @throws when an earlier line cannot be read: that is damage, not a crash.
 */
export function openJournal(dataDir: string, sync: Sync = promisify(fdatasync)): Journal {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "payments.jsonl");
  const file = openSync(path, "a+", 0o600);
  const text = readFileSync(path, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  // What is read is answered for: lines that a killed process left, and the file's own name.
  fsyncSync(file);
  syncFolder(dataDir);
  const { wrote, onDisk } = sharedSync(() => sync(file));
  return {
    past: whole.split("\n").filter(Boolean).map(readLine),
    append: (event) => {
      writeWhole(file, `${JSON.stringify(event)}\n`);
      wrote();
    },
    onDisk,
    close: () => {
      fsyncSync(file);
      closeSync(file);
    },
  };
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}

function readLine(line: string, index: number): LedgerEvent {
  try {
    return JSON.parse(line) as LedgerEvent;
  } catch (cause) {
    throw new Error(`payments.jsonl is damaged in line ${index + 1}`, { cause });
  }
}

function writeWhole(file: number, line: string): void {
  const bytes = Buffer.from(line);
  for (let written = 0; written < bytes.length;) {
    written += writeSync(file, bytes, written);
  }
}
