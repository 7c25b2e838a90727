import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { valuesAskedFor } from "@placket/domain/phrase";
import type { Log } from "../http/log.ts";
import { StartRefusal } from "../start-refusal.ts";

/** The phrases of one locale, by the English phrase (CONF-37). */
export interface Translation {
  readonly words: Readonly<Record<string, string>>;
  /** Changes with the words; part of the address that browsers keep. */
  readonly version: string;
}

export type Translations = ReadonlyMap<string, Translation>;

interface Sources {
  /** Where `fr.json` and `fr-CA.json` may stand; a later folder overrules an earlier one. */
  readonly folders: readonly string[];
  readonly log: Log;
}

/**
 * Reads the dictionaries of the store views' locales. A region's file overrules its language's; a locale
 * without any is left out: it speaks English.
 * @throws StartRefusal when a file is there and is no JSON object.
 */
export async function loadTranslations(
  locales: readonly string[],
  sources: Sources,
): Promise<Translations> {
  const found = new Map<string, Translation>();
  for (const locale of new Set(locales)) {
    const words = await wordsOf(locale, sources);
    if (Object.keys(words).length === 0) continue;
    const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url");
    found.set(locale, { words, version: hash.slice(0, 10) });
  }
  return found;
}

async function wordsOf(
  locale: string,
  { folders, log }: Sources,
): Promise<Readonly<Record<string, string>>> {
  const paths = fileNames(locale).flatMap((name) => folders.map((folder) => join(folder, name)));
  const entries: (readonly [string, string])[] = [];
  for (const path of paths) {
    const written = Object.entries(await readDictionary(path));
    const usable = written.filter(isUsable);
    if (usable.length < written.length) {
      const phrases = written.filter((entry) => !isUsable(entry)).map(([phrase]) => phrase);
      log.warn({ path, phrases }, "translations left out: no text, or a value the phrase has not");
    }
    entries.push(...usable);
  }
  return Object.fromEntries(entries);
}

/** `fr.json`, then `fr-CA.json`. A locale of another shape names no file. */
function fileNames(locale: string): readonly string[] {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(locale)) return [];
  const parts = locale.split("-");
  return parts.map((_, end) => `${parts.slice(0, end + 1).join("-")}.json`);
}

async function readDictionary(path: string): Promise<object> {
  const text = await readFile(path, "utf8").catch(nothingThere);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new StartRefusal(
    `${path} must be a JSON object of English phrases and their translations.`,
  );
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** A translation that asks for a value its phrase has not would stop the page (CONF-38). */
function isUsable(entry: [string, unknown]): entry is [string, string] {
  const [phrase, text] = entry;
  if (typeof text !== "string" || text === "") return false;
  return valuesAskedFor(text).isSubsetOf(valuesAskedFor(phrase));
}
