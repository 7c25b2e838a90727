import { rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { failedAt } from "./file-failure.ts";
import { StitchRefusal } from "./refusal.ts";

interface MadeFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes all files or none: each under another name beside its place first, then all are moved in.
 * Nobody who watches the folder sees half a file. Throws a `StitchRefusal`.
 */
export async function writeFiles(files: readonly MadeFile[]): Promise<void> {
  const beside = ({ path }: MadeFile) =>
    join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  for (const { path } of files) await refuseFolder(path);
  try {
    for (const file of files) {
      await writeFile(beside(file), file.bytes).catch(failedAt(file.path));
    }
    for (const file of files) await rename(beside(file), file.path).catch(failedAt(file.path));
  } finally {
    // What was moved in is no longer there, and `force` says nothing of it.
    for (const file of files) await rm(beside(file), { force: true });
  }
}

/** Found only when the files before it were moved in otherwise. */
async function refuseFolder(path: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory()) throw new StitchRefusal(`${path}: is a folder`, 1);
}
