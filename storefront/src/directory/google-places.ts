import type { FoundAddress, PlaceSearch, PlaceSuggestion } from "./place-search.ts";

/**
 * Google Places (New) over its REST calls, with a key that is known to every browser: the operator
 * limits it to the store's origin. Calls of one search carry one session, by which they are counted.
 */
export function googlePlaces(options: {
  readonly key: string;
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}): PlaceSearch {
  const { key, language, fetch } = options;
  let session = crypto.randomUUID();
  return {
    suggest: async ({ text, countryCodes, signal }) => {
      const body = {
        input: text,
        sessionToken: session,
        languageCode: language,
        includedRegionCodes: countryCodes.slice(0, COUNTRIES_MAX).map((code) => code.toLowerCase()),
        includedPrimaryTypes: ["street_address", "premise", "subpremise", "route"],
      };
      const response = await fetch(`${ORIGIN}/v1/places:autocomplete`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Goog-Api-Key": key },
        body: JSON.stringify(body),
        signal,
      });
      const { suggestions } = fieldsOf(await answerOf(response));
      return listOf(suggestions).flatMap(suggestionOf);
    },
    find: async (id) => {
      const query = new URLSearchParams({ sessionToken: session, languageCode: language });
      session = crypto.randomUUID();
      const response = await fetch(
        `${ORIGIN}/v1/places/${encodeURIComponent(id)}?${query.toString()}`,
        { headers: { "X-Goog-Api-Key": key, "X-Goog-FieldMask": "addressComponents" } },
      );
      return addressOf(listOf(fieldsOf(await answerOf(response))["addressComponents"]));
    },
  };
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Google Places answered with ${response.status}`);
  return response.json();
}

function suggestionOf(entry: unknown): readonly PlaceSuggestion[] {
  const { placeId, text, structuredFormat } = fieldsOf(fieldsOf(entry)["placePrediction"]);
  if (typeof placeId !== "string") return [];
  const { mainText, secondaryText } = fieldsOf(structuredFormat);
  return [{ id: placeId, main: textOf(mainText) || textOf(text), rest: textOf(secondaryText) }];
}

/** Components by the first of their types that an address is made of. */
function addressOf(components: readonly unknown[]): FoundAddress {
  const part = (...types: readonly string[]) => {
    const found = types.flatMap((type) =>
      components.map(fieldsOf).filter((one) => listOf(one["types"]).includes(type)),
    )[0];
    const { longText, shortText } = found ?? {};
    return { name: stringOf(longText), code: stringOf(shortText) };
  };
  const countryCode = part("country").code;
  const [number, route] = [part("street_number").name, part("route").name];
  const street = NUMBER_LAST.has(countryCode) ? [route, number] : [number, route];
  return {
    street: street.filter(Boolean).join(" "),
    street2: part("subpremise").name,
    city: part("locality", "postal_town", "sublocality_level_1", "administrative_area_level_3")
      .name,
    divisions: [part("administrative_area_level_1"), part("administrative_area_level_2")],
    postcode: part("postal_code").name,
    countryCode,
  };
}

const textOf = (value: unknown) => stringOf(fieldsOf(value)["text"]);

const stringOf = (value: unknown) => (typeof value === "string" ? value : "");

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const ORIGIN = "https://places.googleapis.com";

/** As many as one question may name. */
const COUNTRIES_MAX = 15;

/** Where the number of a house follows its street. */
const NUMBER_LAST: ReadonlySet<string> = new Set(
  "AT BE CH CZ DE DK ES FI HR HU IS IT LI NL NO PL PT RO SE SI SK".split(" "),
);
