import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ownFolder } from "./own-folder.ts";

it("takes away what ended processes left, and nothing else", () => {
  const place = mkdtempSync(join(tmpdir(), "own-folder-"));
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const others = [`store-${process.ppid}-x`, "store-x", `storefront-${ended}-x`];
  for (const name of [`store-${ended}-x`, ...others]) mkdirSync(join(place, name));
  const [own, more] = [ownFolder("store", place), ownFolder("store", place)];
  const there = [...others, ...[own, more].map((path) => path.slice(place.length + 1))];
  expect(readdirSync(place).toSorted()).toEqual(there.toSorted());
  rmSync(place, { recursive: true });
});
