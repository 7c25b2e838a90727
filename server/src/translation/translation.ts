import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { valuesAskedFor, type Wording, type Words } from "@placket/domain/phrase";
import { holding } from "../held/held.ts";
import type { Log } from "../http/log.ts";
import { watchFolder } from "./watch-folder.ts";
import { StartRefusal } from "../start-refusal.ts";
import { stores } from "../store/store-config.ts";

/** The phrases of one locale, by the English phrase (CONF-37). */
interface Translation {
  readonly words: Words;
  /** Changes with the words; part of the address that browsers keep. */
  readonly version: string;
}

type Translations = ReadonlyMap<string, Translation>;

/** Dictionaries that come with the store; a shop's own stand in `DATA_DIR/translations`. */
const SHIPPED = fileURLToPath(new URL("../../../storefront/translations", import.meta.url));

export const translations = holding<Translations>({
  name: "translations",
  from: [stores],
  open: ({ held, settings, log }) => {
    const locales = held(stores).views.map(({ locale }) => locale);
    const folders = [SHIPPED, join(settings.dataDir, "translations")];
    return loadTranslations(locales, { folders, log });
  },
  watch: ({ settings }, changed) => watchFolder(join(settings.dataDir, "translations"), changed),
});

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

async function wordsOf(locale: string, { folders, log }: Sources): Promise<Words> {
  const paths = fileNames(locale).flatMap((name) => folders.map((folder) => join(folder, name)));
  const entries: (readonly [string, Wording])[] = [];
  for (const path of paths) {
    const written = Object.entries(await readDictionary(path));
    const usable = written.filter(isUsable);
    if (usable.length < written.length) {
      const phrases = written.filter((entry) => !isUsable(entry)).map(([phrase]) => phrase);
      log.warn({ path, phrases }, LEFT_OUT);
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

const LEFT_OUT =
  "translations left out: no text, a plural form that no language has, none for `other`, or a value the phrase has not";

/** A translation that asks for a value its phrase has not would stop the page (CONF-38). */
function isUsable(entry: [string, unknown]): entry is [string, Wording] {
  const [phrase, wording] = entry;
  const texts = typeof wording === "string" ? [wording] : textsOfForms(wording);
  const asked = valuesAskedFor(phrase);
  return (
    texts.length > 0 && texts.every((text) => text !== "" && valuesAskedFor(text).isSubsetOf(asked))
  );
}

/** Every name that `Intl.PluralRules` gives in any language. */
const FORMS: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);

/** The texts of plural forms; none when these are no plural forms. */
function textsOfForms(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null || !("other" in value)) return [];
  const entries = Object.entries(value);
  const areForms = entries.every(
    (form): form is [string, string] => FORMS.has(form[0]) && typeof form[1] === "string",
  );
  return areForms ? entries.map(([, text]) => text) : [];
}
