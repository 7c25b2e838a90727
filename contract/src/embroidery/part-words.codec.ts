/** What the words of a part say, field by field; each throws where the server would not have written it so. */
interface PartWords {
  text(name: string): string;
  /** `undefined` where it is left out. */
  textIfAny(name: string): string | undefined;
  texts(name: string): string[];
  number(name: string): number;
}

/**
 * The words of a part that are JSON (EMB-43). Read by hand: a page has no room for the shapes that calls are read by.
 * @throws where they are illegible: what was left out would be gone once the item is saved again
 */
export function partWords(kind: string, words: string): PartWords {
  const said = objectOf(kind, words);
  const mustBe = <Value>(name: string, isSo: (value: unknown) => value is Value): Value => {
    const value = said[name];
    if (!isSo(value)) throw new Error(`What is said of ${kind} is illegible at ${name}`);
    return value;
  };
  return {
    text: (name) => mustBe(name, isText),
    textIfAny: (name) => (said[name] === undefined ? undefined : mustBe(name, isText)),
    texts: (name) => mustBe(name, isTexts),
    number: (name) => mustBe(name, isNumber),
  };
}

function objectOf(kind: string, words: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(words);
    if (isObject(said)) return said;
  } catch (cause) {
    throw new Error(`What is said of ${kind} is illegible`, { cause });
  }
  throw new Error(`What is said of ${kind} is illegible: it is no object`);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isNumber = (value: unknown): value is number => typeof value === "number";
