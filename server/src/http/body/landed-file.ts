import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Files of the body are written to the disk as they come. */
    readonly landsFiles?: boolean;
  }
}

/** Where files of bodies lie until their call is answered. */
export const landingIn = (dataDir: string): string => join(dataDir, "landing");

/** A file of a body that lies on the disk: as large as its call allows, and never whole in memory. */
export class LandedFile extends File {
  /** Where it lies until the call is answered; whoever keeps it moves it away before. */
  readonly path: string;

  constructor(path: string, blob: Blob, { name, type }: Pick<File, "name" | "type">) {
    super([blob], name, { type });
    this.path = path;
  }
}

/** Writes a file of a body to the disk as it comes. */
export type Land = (part: MultipartFile) => Promise<LandedFile>;

/**
 * Lets files of a body land in a folder. They are taken away when the answer is sent, or their sender is gone. What a
 * sender calls a file is no part of where it lies.
 */
export function landingFor(reply: FastifyReply, folder: string): Land {
  const paths: string[] = [];
  const clear = () => Promise.all(paths.map((path) => rm(path, { force: true })));
  reply.raw.once("close", () => void clear());
  return async ({ file, filename, mimetype }) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    paths.push(path);
    try {
      await pipeline(file, createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      // Its sender may have gone before it was there to be taken away.
      await clear();
      throw error;
    }
    return new LandedFile(path, await openAsBlob(path), { name: filename, type: mimetype });
  };
}

/**
 * Takes away what a process left lying that ended while bodies came in: what nobody has written to since then.
 * @param folder of `landingIn`
 */
export async function sweepLanding(folder: string, before: Date): Promise<void> {
  const lying = await opendir(folder).catch(() => undefined);
  for await (const { name } of lying ?? []) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(path, { force: true });
  }
}
