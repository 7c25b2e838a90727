import { closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { LedgerEvent } from "./ledger.ts";

/** The append-only file behind the ledger: what is in it survives a restart and a kill. */
export interface Journal {
  /** Everything written so far, oldest first. */
  readonly past: readonly LedgerEvent[];
  /** Returns only when the operating system has the line, so an answer may follow at once. */
  readonly append: (event: LedgerEvent) => void;
  readonly close: () => void;
}

/**
 * Opens (and creates) `payments.jsonl` in the folder. A last line that was cut off in the middle of a
 * write was never acknowledged, and is removed.
 * @throws when an earlier line cannot be read: that is damage, not a crash.
 */
export function openJournal(dataDir: string): Journal {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "payments.jsonl");
  const file = openSync(path, "a+", 0o600);
  const text = readFileSync(path, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return {
    past: whole.split("\n").filter(Boolean).map(readLine),
    append: (event) => writeWhole(file, `${JSON.stringify(event)}\n`),
    close: () => closeSync(file),
  };
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
