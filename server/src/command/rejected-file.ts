import { closeSync, openSync, writeSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stringify } from "csv-stringify/sync";
import type { Rejection } from "../catalog/import/outcome.ts";

const COLUMNS = ["line", "sku", "column", "value", "reason"] as const;

/** The rejected rows as a CSV file beside the imported one; there is none when nothing was rejected. */
export class RejectedFile {
  #path: string;
  #file: number | undefined;

  constructor(imported: string) {
    this.#path = `${imported.replace(/\.csv$/i, "")}.rejected.csv`;
  }

  add(rejection: Rejection): void {
    this.#file ??= this.#begin();
    writeSync(this.#file, stringify([COLUMNS.map((column) => String(rejection[column]))]));
  }

  /** Gives the path of the file, if there is one; one of an earlier import is taken away. */
  async close(): Promise<string | undefined> {
    if (this.#file === undefined) {
      await rm(this.#path, { force: true }).catch(() => undefined);
      return undefined;
    }
    closeSync(this.#file);
    return this.#path;
  }

  /** Where the imported file lies, nothing may be writable: then the file goes to the system's own folder. */
  #begin(): number {
    let file: number;
    try {
      file = openSync(this.#path, "w");
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      this.#path = join(tmpdir(), basename(this.#path));
      file = openSync(this.#path, "w");
    }
    writeSync(file, stringify([COLUMNS]));
    return file;
  }
}
