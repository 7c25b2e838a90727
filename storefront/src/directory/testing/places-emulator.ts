/** An address as Google's components have it. */
interface EmulatedPlace {
  readonly id: string;
  readonly main: string;
  readonly rest: string;
  readonly components: readonly (readonly [long: string, short: string, ...types: string[]])[];
}

/** Google Places (New) as its reference describes it: paths, headers, bodies and refusals. */
export function placesEmulator(places: readonly EmulatedPlace[], key = "browser-key") {
  const asked: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  const answer = (request: Request, body: Readonly<Record<string, unknown>>): Response => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push({ path: pathname, body: { ...body, ...Object.fromEntries(searchParams) } });
    if (request.headers.get("X-Goog-Api-Key") !== key) return refusal(403, "PERMISSION_DENIED");
    if (pathname === "/v1/places:autocomplete" && request.method === "POST") {
      if (typeof body["input"] !== "string") return refusal(400, "INVALID_ARGUMENT");
      const wanted = body["input"].toLowerCase();
      const found = places.filter(({ main }) => main.toLowerCase().startsWith(wanted));
      // Nothing found is an empty object, not an empty list.
      return Response.json(found.length === 0 ? {} : { suggestions: found.map(suggestion) });
    }
    const place = places.find(({ id }) => pathname === `/v1/places/${id}`);
    if (!place) return refusal(404, "NOT_FOUND");
    if (!request.headers.get("X-Goog-FieldMask")) return refusal(400, "INVALID_ARGUMENT");
    return Response.json({
      addressComponents: place.components.map(([longText, shortText, ...types]) => ({
        longText,
        shortText,
        types,
        languageCode: "en",
      })),
    });
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    return answer(request, text === "" ? {} : (JSON.parse(text) as Record<string, unknown>));
  };
  return { asked, fetch };
}

const refusal = (code: number, status: string) =>
  Response.json({ error: { code, status, message: status } }, { status: code });

const suggestion = ({ id, main, rest }: EmulatedPlace) => ({
  placePrediction: {
    place: `places/${id}`,
    placeId: id,
    text: { text: `${main}, ${rest}` },
    structuredFormat: { mainText: { text: main }, secondaryText: { text: rest } },
  },
});

export const FERRY_STREET: EmulatedPlace = {
  id: "ferry-12",
  main: "12 Ferry Street",
  rest: "Portland, OR, USA",
  components: [
    ["Unit 4", "4", "subpremise"],
    ["12", "12", "street_number"],
    ["Ferry Street", "Ferry St", "route"],
    ["Portland", "Portland", "locality", "political"],
    ["Multnomah County", "Multnomah County", "administrative_area_level_2", "political"],
    ["Oregon", "OR", "administrative_area_level_1", "political"],
    ["United States", "US", "country", "political"],
    ["97205", "97205", "postal_code"],
  ],
};
