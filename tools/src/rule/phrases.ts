import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { plainPhrase } from "@placket/domain/phrase";
import type { Finding } from "../finding.ts";
import { readPhrases, type Phrase, type Written } from "../reading/phrases.ts";
import { filesUnder } from "../reading/tree.ts";

const FOLDER = "storefront/translations";

/** What the British write otherwise; other words of a phrase are theirs too. */
const AMERICAN =
  /\b\w*(?:color|favorite|center|gray|jewelry|canceled|traveler|aluminum|(?:organ|custom|personal|recogn|apolog)iz)\w*\b|\bzip code\b/i;

type Dictionary = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the dictionaries that come with the store: phrases without words, plural forms that a
 * language has and an entry has not, words of phrases that nobody says, words that are the phrase itself.
 */
export async function phraseFindings(
  root: string,
  errorTexts: readonly string[],
): Promise<Finding[]> {
  const { phrases: written, texts } = await readPhrases(root);
  const phrases = [
    ...written,
    ...errorTexts.map((text): Phrase => ({ text, file: "domain/src/shop-errors.ts" })),
  ];
  const files = await filesUnder(root, FOLDER, [".json"]);
  const findings = files.map(async (file) => {
    const words = JSON.parse(await readFile(join(root, file), "utf8")) as Dictionary;
    const locale = file.slice(FOLDER.length + 1, -".json".length);
    return [
      ...untranslated({ file, locale, words }, phrases),
      ...idle({ file, words }, { phrases, texts }),
    ];
  });
  return (await Promise.all(findings)).flat();
}

interface Shipped {
  readonly file: string;
  readonly locale: string;
  readonly words: Dictionary;
}

function untranslated({ file, locale, words }: Shipped, phrases: readonly Phrase[]): Finding[] {
  const isEnglish = locale.startsWith("en");
  const wanted = phrases.filter(({ text }) => !isEnglish || AMERICAN.test(text));
  const missing = wanted.filter(({ text }) => !(text in words) && !(plainPhrase(text) in words));
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const uncounted = wanted.filter(({ text, one }) => {
    const entry = words[text];
    const has = typeof entry === "object" && entry !== null ? entry : {};
    return one !== undefined && text in words && !forms.every((form) => form in has);
  });
  return [
    ...unique(missing).map((text) => finding(file, `no words for ${JSON.stringify(text)}`)),
    ...unique(uncounted).map((text) =>
      finding(file, `${JSON.stringify(text)} counts and wants the forms ${forms.join(", ")}`),
    ),
  ];
}

function idle({ file, words }: Omit<Shipped, "locale">, { phrases, texts }: Written): Finding[] {
  const plainOnes = new Set(phrases.map(({ text }) => plainPhrase(text)));
  // What counts is asked for by the phrase for many.
  const ones = new Set(phrases.flatMap(({ text, one }) => (text in words && one ? [one] : [])));
  return Object.entries(words).flatMap(([phrase, wording]) => {
    const isSaid = texts.has(phrase) || plainOnes.has(phrase);
    if (!isSaid || ones.has(phrase))
      return [finding(file, `nobody says ${JSON.stringify(phrase)}`)];
    return wording === phrase ? [finding(file, `${JSON.stringify(phrase)} is itself`)] : [];
  });
}

const unique = (phrases: readonly Phrase[]) => [...new Set(phrases.map(({ text }) => text))];

const finding = (file: string, message: string): Finding => ({
  file,
  line: 1,
  rule: "phrase",
  message: `${message}.`,
});
