/** What is known of whoever did something, as they typed it; nothing of it is kept like that. */
export interface ToldPerson {
  readonly email?: string | undefined;
  readonly telephone?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly city?: string | undefined;
  /** The region's code. */
  readonly region?: string | undefined;
  readonly postcode?: string | undefined;
  /** Two letters. */
  readonly countryCode?: string | undefined;
}

/** Meta's names of what is hashed of a person (Conversions API, customer information parameters). */
type HashedField = "em" | "ph" | "fn" | "ln" | "ct" | "st" | "zp" | "country";

/**
 * A person as Meta wants them before they are hashed: small letters, without what people write differently. What there is
 * nothing of is left out.
 */
export function normalPerson(person: ToldPerson): Readonly<Partial<Record<HashedField, string>>> {
  const { countryCode = "" } = person;
  const normal: Readonly<Record<HashedField, string>> = {
    em: small(person.email),
    ph: normalTelephone(person.telephone, countryCode),
    fn: lettersOf(person.firstName),
    ln: lettersOf(person.lastName),
    ct: lettersOf(person.city),
    st: lettersOf(person.region),
    zp: normalPostcode(person.postcode, countryCode),
    country: /^[A-Za-z]{2}$/.test(countryCode) ? small(countryCode) : "",
  };
  return Object.fromEntries(Object.entries(normal).filter(([, text]) => text !== ""));
}

const small = (text = "") => text.trim().toLowerCase();
/** Letters and digits of every script: no spaces, no signs. */
const lettersOf = (text?: string) => small(text).replaceAll(/[^\p{L}\p{M}\p{Nd}]/gu, "");

/** Codes of the countries that the store sells to, for numbers that were typed without one. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  US: "1",
  CA: "1",
  GB: "44",
  IE: "353",
  FR: "33",
  DE: "49",
  ES: "34",
  IT: "39",
  NL: "31",
  BE: "32",
  AT: "43",
  CH: "41",
  AU: "61",
  NZ: "64",
};

/** Digits with the country's code and without leading zeros; "" where nobody knows the country. */
function normalTelephone(typed: string = "", countryCode: string): string {
  const digits = typed.replaceAll(/\D/g, "");
  if (/^\s*(?:\+|00)/.test(typed)) return digits.replace(/^0+/, "");
  const code = CALLING_CODES[countryCode.toUpperCase()];
  const own = digits.replace(/^0+/, "");
  if (code === undefined || own.length < SHORTEST_NUMBER) return "";
  return code === "1" && own.length === AMERICAN_WITH_CODE && own.startsWith("1")
    ? own
    : code + own;
}

const SHORTEST_NUMBER = 5;
const AMERICAN_WITH_CODE = 11;

/** Without spaces and dashes; five digits of an American one. */
function normalPostcode(typed: string = "", countryCode: string): string {
  const bare = small(typed).replaceAll(/[\s-]/g, "");
  return countryCode.toUpperCase() === "US" ? bare.slice(0, 5) : bare;
}
