import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadTranslations } from "./translation.ts";
import { silentLog } from "../testing/silent-log.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "placket-translation-"));
  await mkdir(join(root, "ours"));
  await mkdir(join(root, "shop"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (path: string, words: unknown) =>
  writeFile(join(root, path), typeof words === "string" ? words : JSON.stringify(words));

function load(...locales: string[]) {
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (fields: object) => void warned.push(fields) };
  const folders = [join(root, "ours"), join(root, "shop")];
  return loadTranslations(locales, { folders, log }).then((found) => ({ found, warned }));
}

describe("dictionaries", () => {
  it("CONF-37 a locale has its language's phrases, its region's over them, and the shop's own over both", async () => {
    await write("ours/fr.json", { Menu: "Menu", Search: "Rechercher", Close: "Fermer" });
    await write("shop/fr.json", { Close: "Quitter" });
    await write("ours/fr-CA.json", { Search: "Chercher" });
    const { found } = await load("fr-CA", "fr-FR", "en-US");
    expect(found.get("fr-CA")?.words).toEqual({
      Menu: "Menu",
      Search: "Chercher",
      Close: "Quitter",
    });
    expect(found.get("fr-FR")?.words["Search"]).toBe("Rechercher");
    expect(found.get("fr-FR")?.version).not.toBe(found.get("fr-CA")?.version);
  });

  it("a locale without a dictionary speaks English, one of a strange shape reads no file", async () => {
    await write("secret.json", { Menu: "Secret" });
    expect((await load("en-US", "../secret", "", "constructor")).found.size).toBe(0);
  });

  it("CONF-38 what asks for a value that its phrase has not is left out and logged", async () => {
    await write("shop/de.json", {
      "%1 of %2": "%2 zu %1",
      "%1 styles": "%2 Modelle",
      Menu: 7,
      Close: "",
    });
    const { found, warned } = await load("de-DE");
    expect(found.get("de-DE")?.words).toEqual({ "%1 of %2": "%2 zu %1" });
    expect(warned).toMatchObject([{ phrases: ["%1 styles", "Menu", "Close"] }]);
  });

  it.each(["[]", "null", "{", '"x"'])("a file that holds %s is said at the start", async (text) => {
    await write("shop/fr.json", text);
    await expect(load("fr-FR")).rejects.toThrow("fr.json must be a JSON object");
  });
});
