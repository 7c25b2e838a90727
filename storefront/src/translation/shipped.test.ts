/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadDictionary } from "./load-dictionary.ts";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const found = (pattern: string) => globSync(pattern, { cwd: root.pathname });
const shipped = found("storefront/translations/*.json");

/** Where phrases are written: screens, the error table, letters. */
const said = found("{storefront,domain,server}/src/**/*.{ts,tsx}")
  .filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
  .map(read)
  .join("\n");

describe("dictionaries that come with the store", () => {
  it.each(shipped)("%s translates phrases that are said, and says each differently", (file) => {
    const words = Object.entries(JSON.parse(read(file)) as Record<string, string>);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter(([phrase]) => !said.includes(JSON.stringify(phrase)))).toEqual([]);
    expect(words.filter(([phrase, text]) => phrase === text)).toEqual([]);
  });

  it("British screens have colours throughout", () => {
    const british = JSON.parse(read("storefront/translations/en-GB.json")) as object;
    const phrases = said.match(/(?<=\bt\(\s*)"[^"]*\bcolors?\b[^"]*"/gi) ?? [];
    expect(phrases.length).toBeGreaterThan(3);
    expect(phrases.filter((one) => !((JSON.parse(one) as string) in british))).toEqual([]);
  });
});

describe("the phrases in a browser", () => {
  it("CONF-37 come from the address in the page's state", async () => {
    const asked: unknown[] = [];
    const fetch = (url: unknown) => {
      asked.push(url);
      return Promise.resolve(Response.json({ Menu: "Carte" }));
    };
    const words = await loadDictionary("/fr-FR/js-translation.json?v=1", { fetch, report: fail });
    expect([asked, words]).toEqual([["/fr-FR/js-translation.json?v=1"], { Menu: "Carte" }]);
  });

  it.each([
    ["that is not there", () => Promise.resolve(new Response("", { status: 404 }))],
    ["that cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ])("from an address %s are English, and it is reported", async (_, fetch) => {
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    expect(await loadDictionary("/x", { fetch, report })).toEqual({});
    expect(reported).toHaveLength(1);
  });
});

function fail(error: unknown): never {
  throw error;
}
