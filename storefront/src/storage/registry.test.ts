// @vitest-environment jsdom
import { PAGE_KEYS, type KeptThing } from "@placket/domain/storage/registry.data";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isNumber, listOf } from "./kept-shape.ts";
import { local, storageKeys, type StorageKey } from "./keys.ts";
import { allowedSave } from "./notice-keys.ts";
import { isAllowed, readStored, writeStored } from "./stored.ts";

const VIEWED = local("recentlyViewed", listOf(isNumber), { category: "functional" });

const chosen = (value: string) => {
  document.cookie = `cookie-consent=${encodeURIComponent(value)}; Path=/`;
};
const signal = (value: boolean) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete document.documentElement.dataset["consent"];
  document.cookie = "cookie-consent=; Max-Age=0; Path=/";
  signal(false);
});

describe("what needs consent is written with it alone", () => {
  it.each([
    ["CONSENT-04 not before a choice", "l1.", undefined, false],
    ["CONSENT-04 unless the shop has it so", "l1.all", undefined, true],
    ["CONSENT-05 once its category is allowed", "l1.", "l1.functional,analytics.v", true],
    ["CONSENT-05 not with another one", "l1.", "l1.analytics.v", false],
    ["CONSENT-03 with all of them", "l1.", "l1.all.v", true],
    ["CONSENT-03 not after a decline", "l1.all", "l1..v", false],
    ["issue 12.5 not by what was chosen of another list", "l1.", "l0.all.v", false],
  ])("%s", (_, page, kept, isKept) => {
    document.documentElement.dataset["consent"] = page;
    if (kept !== undefined) chosen(kept);
    writeStored(VIEWED, [1]);
    expect(readStored(VIEWED)).toEqual(isKept ? [1] : undefined);
    writeStored(storageKeys.cartId, "c");
    expect(readStored(storageKeys.cartId)).toBe("c");
  });

  it("issue 12.5 Global Privacy Control is a decline before a choice, and stands above all for marketing", () => {
    document.documentElement.dataset["consent"] = "l1.all";
    signal(true);
    expect(isAllowed("functional")).toBe(false);
    chosen("l1.all.v");
    expect([isAllowed("functional"), isAllowed("marketing")]).toEqual([true, false]);
    chosen("l1.marketing.v");
    expect(isAllowed("marketing")).toBe(true);
  });

  it("CONSENT-12 a page that asks nobody keeps everything", () => {
    writeStored(VIEWED, [1]);
    expect(readStored(VIEWED)).toEqual([1]);
  });

  it("issue 12.5 nor does it ask away Global Privacy Control", () => {
    signal(true);
    expect([isAllowed("functional"), isAllowed("marketing")]).toEqual([true, false]);
  });
});

it("OPEN-44 issue 12.5 keys stand in the registry as they are written, and nothing else stands there", async () => {
  const rows: readonly KeptThing[] = Object.values(PAGE_KEYS);
  const inTables: readonly StorageKey[] = [...Object.values(storageKeys), allowedSave];
  const place = ({ kind, name }: { kind: string; name: string }) => `${kind}("${name}"`;
  const known = new Map(rows.map((row) => [place(row), row]));
  for (const key of inTables) {
    const row = known.get(place(key));
    expect(row?.category).toBe(key.category ?? "essential");
    expect(row?.seconds).toBe(key.seconds);
  }
  const sources = (await sourcesOfRooms()).join("\n").replaceAll(/\(\s+"/g, '("');
  const declared = new Set(inTables.map(place));
  const unwritten = rows.filter(
    (row) => !declared.has(place(row)) && !sources.includes(place(row)),
  );
  expect(unwritten).toEqual([]);
});

/** The storefront's own code: each room may declare keys that it alone has. */
async function sourcesOfRooms(): Promise<readonly string[]> {
  const root = join(import.meta.dirname, "..");
  const files = await readdir(root, { recursive: true });
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file));
  return Promise.all(own.map((file) => readFile(join(root, file), "utf8")));
}
