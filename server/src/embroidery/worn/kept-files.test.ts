import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptFiles } from "./kept-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "placket-kept-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const BYTES = new Uint8Array([1, 2, 3]);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 10, minute));

it("keeps those that were wanted last, and no more than so many", async () => {
  const kept = new KeptFiles({ folder, most: 10, keptMs: 60 * 60_000 });
  for (let file = 0; file < 10; file++) await kept.keep(`${file}.jpg`, BYTES, at(file));
  expect(await kept.find("0.jpg", at(20))).toBe(join(folder, "0.jpg"));
  await kept.keep("10.jpg", BYTES, at(30));
  // A tenth goes at once: the two that nobody wanted for longest.
  expect((await readdir(folder)).toSorted()).toEqual(
    ["0", "10", "3", "4", "5", "6", "7", "8", "9"].map((name) => `${name}.jpg`),
  );
});

it("finds nothing that it does not keep", async () => {
  const kept = new KeptFiles({ folder: join(folder, "none"), most: 10, keptMs: 60 * 60_000 });
  expect(await kept.find("0.jpg", at(0))).toBeUndefined();
});

it("keeps nothing that nobody wanted for so long", async () => {
  const kept = new KeptFiles({ folder, most: 10, keptMs: 60 * 60_000 });
  await kept.keep("left.jpg", BYTES, at(0));
  await kept.keep("wanted.jpg", BYTES, at(0));
  expect(await kept.find("wanted.jpg", at(30))).toBeDefined();
  await kept.forgetUnwanted(at(59));
  expect(await readdir(folder)).toHaveLength(2);
  await kept.forgetUnwanted(at(60));
  expect(await readdir(folder)).toEqual(["wanted.jpg"]);
});

it("has nothing to forget where nothing was kept", async () => {
  const kept = new KeptFiles({ folder: join(folder, "none"), most: 10, keptMs: 1 });
  await expect(kept.forgetUnwanted(at(0))).resolves.toBeUndefined();
});
