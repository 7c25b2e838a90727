import { randomBytes } from "node:crypto";
import { mkdir, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { VideoEnding } from "@placket/domain/review/media-bytes";
import type { Ctx } from "../../context.ts";

type Kept = Pick<Ctx["settings"], "dataDir">;

/** Where photos and videos of reviews lie. */
const folderIn = ({ dataDir }: Kept): string => join(dataDir, "media", "reviews");

/** Where a file lies; its name must be one of `newFile`'s. */
export const pathOfFile = (settings: Kept, file: string): string => join(folderIn(settings), file);

/** A name that nobody guesses and that says nothing but what the file is. */
const newFile = (ending: "jpg" | VideoEnding): string =>
  `${randomBytes(16).toString("base64url")}.${ending}`;

/** The same photo as lists show it. */
export const smallPathOfFile = (settings: Kept, file: string): string =>
  join(folderIn(settings), "small", file);

/** Keeps a picture that was written anew, and how lists show it; gives its file. */
export async function keepPhoto(
  settings: Kept,
  { photo, small }: { readonly photo: Uint8Array; readonly small: Uint8Array },
): Promise<string> {
  const file = newFile("jpg");
  await mkdir(join(folderIn(settings), "small"), { recursive: true });
  await writeFile(pathOfFile(settings, file), photo, { mode: 0o600 });
  await writeFile(smallPathOfFile(settings, file), small, { mode: 0o600 });
  return file;
}

/** Keeps a video that lies elsewhere on the disk; gives its file. */
export async function keepVideo(
  settings: Kept,
  path: string,
  ending: VideoEnding,
): Promise<string> {
  const file = newFile(ending);
  await mkdir(folderIn(settings), { recursive: true });
  await rename(path, pathOfFile(settings, file));
  return file;
}

/** Takes a file away, if it is there. */
export async function dropFile(settings: Kept, file: string): Promise<void> {
  await rm(smallPathOfFile(settings, file), { force: true });
  await rm(pathOfFile(settings, file), { force: true });
}

/** Files that lie there since before then, some at a time. */
export async function* filesBefore(
  settings: Kept,
  { before, atOnce }: { readonly before: Date; readonly atOnce: number },
): AsyncGenerator<readonly string[]> {
  const folder = await opendir(folderIn(settings)).catch(() => undefined);
  let some: string[] = [];
  for await (const { name } of folder ?? []) {
    const found = await stat(pathOfFile(settings, name)).catch(() => undefined);
    if (!found?.isFile() || found.mtime >= before) continue;
    some.push(name);
    if (some.length < atOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
