// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { googlePlaces } from "./google-places.ts";
import { FERRY_STREET, placesEmulator } from "./testing/places-emulator.ts";

const HAFEN = {
  id: "hafen-5",
  main: "Hafenstraße 5",
  rest: "Köln, Deutschland",
  components: [
    ["5", "5", "street_number"],
    ["Hafenstraße", "Hafenstraße", "route"],
    ["Köln", "Köln", "postal_town"],
    ["Nordrhein-Westfalen", "NRW", "administrative_area_level_1"],
    ["Deutschland", "DE", "country"],
  ],
} as const;

const { signal } = new AbortController();

function search(key = "browser-key") {
  const google = placesEmulator([FERRY_STREET, HAFEN]);
  return { google, places: googlePlaces({ key, language: "en-US", fetch: google.fetch }) };
}

describe("CHECK-28 Google Places", () => {
  it("CHECK-28 asks for street addresses of the shop's countries, in the page's language", async () => {
    const { google, places } = search();
    const found = await places.suggest({ text: "12 f", countryCodes: ["US", "GB"], signal });
    expect(found).toEqual([{ id: "ferry-12", main: "12 Ferry Street", rest: "Portland, OR, USA" }]);
    expect(google.asked[0]?.body).toMatchObject({
      input: "12 f",
      languageCode: "en-US",
      includedRegionCodes: ["us", "gb"],
    });
    expect(await places.suggest({ text: "zz", countryCodes: ["US"], signal })).toEqual([]);
  });

  it("CHECK-28 the calls of one search share a session, the next search has another", async () => {
    const { google, places } = search();
    await places.suggest({ text: "12 f", countryCodes: ["US"], signal });
    await places.find("ferry-12");
    await places.suggest({ text: "12 f", countryCodes: ["US"], signal });
    const [first, second, third] = google.asked.map(({ body }) => body["sessionToken"]);
    expect(first).toEqual(second);
    expect(third).not.toEqual(first);
  });

  it("CHECK-28 components become an address, with the number where the country writes it", async () => {
    const { places } = search();
    expect(await places.find("ferry-12")).toEqual({
      street: "12 Ferry Street",
      street2: "Unit 4",
      city: "Portland",
      divisions: [
        { name: "Oregon", code: "OR" },
        { name: "Multnomah County", code: "Multnomah County" },
      ],
      postcode: "97205",
      countryCode: "US",
    });
    expect(await places.find("hafen-5")).toMatchObject({
      street: "Hafenstraße 5",
      city: "Köln",
      postcode: "",
    });
  });

  it("CHECK-28 a key that is not taken, and a place that is gone, are failures", async () => {
    const { places } = search("other-key");
    await expect(places.suggest({ text: "12 f", countryCodes: [], signal })).rejects.toThrow("403");
    await expect(search().places.find("gone")).rejects.toThrow("404");
  });
});
