/** Says an English phrase in another language, `%1` … filled with the values. */
export type Say = (phrase: string, ...values: readonly (string | number)[]) => string;

/** A text for each plural form that a language has, by the names of `Intl.PluralRules`. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** What a phrase is in another language: a text, or one for each plural form of what it counts. */
export type Wording = string | PluralForms;

/** The words of one language, by their English phrases. */
export type Words = Readonly<Record<string, Wording>>;

/** Words and the locale by whose rules they count. */
export interface Language {
  readonly words: Words;
  readonly locale: string;
}

/** No words of its own: it speaks English. */
export const ENGLISH: Language = { words: {}, locale: "en-US" };

/**
 * Says phrases in a language; what it has no words for stays English (CONF-37). The first value is what is
 * counted, if it is a number; numbers are written as the locale writes them, so what is no amount comes as text.
 */
export function sayer(language: Language): Say {
  return (phrase, ...values) => {
    const [first] = values;
    const text = wordingIn(language, phrase, typeof first === "number" ? first : undefined);
    const { locale } = language;
    const shown = values.map((value) =>
      typeof value === "number" ? digits(locale, value) : value,
    );
    return fillPhrase(text ?? plainPhrase(phrase), shown);
  };
}

/** Says how many there are: an English phrase for one and one for many, whose words are the ones for both. */
export function counter(language: Language): (count: number, one: string, many: string) => string {
  const say = sayer(language);
  return (count, one, many) => {
    const isForms = typeof wordingOf(language.words, many) === "object";
    return say(count === 1 && !isForms ? one : many, count);
  };
}

/**
 * The text of a phrase in a language, in the plural form of `count` where it has several; undefined where
 * there is none. Where one English phrase means two things, its context stands in front
 * (`noun::Search`): its own words come first, then those of the bare phrase.
 */
export function wordingIn(
  { words, locale }: Language,
  phrase: string,
  count?: number,
): string | undefined {
  const wording = wordingOf(words, phrase);
  if (wording === undefined || typeof wording === "string") return wording;
  return (
    (count === undefined ? undefined : wording[plurals(locale).select(count)]) ?? wording.other
  );
}

/** `noun::Search` without its context. */
export function plainPhrase(phrase: string): string {
  return phrase.replace(/^[a-z ]+::/, "");
}

function wordingOf(words: Words, phrase: string): Wording | undefined {
  const found = [phrase, plainPhrase(phrase)].find((key) => Object.hasOwn(words, key));
  return found === undefined ? undefined : words[found];
}

const plurals = byLocale((locale) => new Intl.PluralRules(locale));
const numbers = byLocale((locale) => new Intl.NumberFormat(locale));
const digits = (locale: string, value: number) => numbers(locale).format(value);

/** Made once for a locale: making them costs more than using them. */
function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

/**
 * Fills `%1`, `%2` … of an English phrase or its translation.
 * A phrase that asks for a value it was not given throws: CONF-38.
 */
export function fillPhrase(phrase: string, params: readonly (string | number)[]): string {
  return phrase.replaceAll(/%(\d)/g, (placeholder, digit: string) => {
    const value = params[Number(digit) - 1];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${phrase}"`);
    return String(value);
  });
}

/** The digits of the `%n` in a phrase. */
export function valuesAskedFor(phrase: string): ReadonlySet<string> {
  return new Set(Array.from(phrase.matchAll(/%(\d)/g), ([, digit = ""]) => digit));
}
