import { chmod, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plantedTree } from "../testing/planted-tree.ts";
import { buildWhatIsStale, sourcesHash } from "./build-stamp.ts";

/** A repository whose builder notes each of its runs, and fails where there is a file `broken`. */
async function repository(): Promise<string> {
  const root = await plantedTree({
    "storefront/vite.config.ts": "",
    "storefront/src/App.tsx": "one",
    "storefront/src/App.test.tsx": "a test",
    "domain/src/money.ts": "a rule",
    "node_modules/.bin/vite": "#!/bin/sh\necho built >> ../runs\ntest ! -e broken\n",
  });
  await chmod(join(root, "node_modules/.bin/vite"), 0o755);
  return root;
}

const silent = (): void => {};

/** How often the builder ran since the last look. */
async function runs(root: string): Promise<number> {
  const file = join(root, "runs");
  const text = await readFile(file, "utf8").catch(() => "");
  await rm(file, { force: true });
  return text.split("\n").length - 1;
}

describe("the start builds only what has changed", () => {
  it("once, and not again while the sources are the same", async () => {
    const root = await repository();
    const before: number[] = [];
    const onStale = async () => void before.push(await runs(root));
    await buildWhatIsStale(root, silent, onStale);
    expect(before, "told before anything is built").toStrictEqual([0]);
    expect(await runs(root)).toBeGreaterThan(0);
    await buildWhatIsStale(root, silent, onStale);
    expect(before).toHaveLength(1);
    expect(await runs(root)).toBe(0);
  });

  it.each(["storefront/src/App.tsx", "domain/src/money.ts"])(
    "again when %s changed",
    async (file) => {
      const root = await repository();
      await buildWhatIsStale(root, silent);
      await runs(root);
      await writeFile(join(root, file), "two");
      await buildWhatIsStale(root, silent);
      expect(await runs(root)).toBeGreaterThan(0);
    },
  );

  it("not when only a test changed", async () => {
    const root = await repository();
    const before = await sourcesHash(root, ["storefront"]);
    await writeFile(join(root, "storefront/src/App.test.tsx"), "another test");
    await expect(sourcesHash(root, ["storefront"])).resolves.toBe(before);
  });

  it("once where two stores start at the same time, and the second says that it waits", async () => {
    const root = await repository();
    await buildWhatIsStale(root, silent);
    const alone = await runs(root);
    await rm(join(root, "storefront/dist"), { recursive: true });
    const lines: string[] = [];
    const start = () => buildWhatIsStale(root, (line) => void lines.push(line));
    await Promise.all([start(), start()]);
    expect(await runs(root)).toBe(alone);
    expect(lines.toSorted()).toStrictEqual([
      "Another start is building here: this one waits for it …",
      "Building the storefront …",
    ]);
  });

  it("a build that fails ends the start with one line and is tried again at the next", async () => {
    const root = await repository();
    await writeFile(join(root, "storefront/broken"), "");
    await expect(buildWhatIsStale(root, silent)).rejects.toThrow(
      "The build of the storefront failed: see above.",
    );
    await rm(join(root, "storefront/broken"));
    await runs(root);
    await buildWhatIsStale(root, silent);
    expect(await runs(root)).toBeGreaterThan(0);
  });
});
