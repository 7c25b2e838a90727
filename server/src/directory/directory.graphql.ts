import { problem } from "@placket/domain/problem";
import { countryName } from "@placket/domain/store/country-name";
import type { Ctx } from "../context.ts";
import { refusedError } from "../graphql/refused.ts";
import { settingsOf } from "../store/store-config.ts";
import { directory, type Country } from "./directory.ts";

export const directoryResolvers = {
  Query: {
    /** The countries that the shop sells to, by name (CHECK-29). */
    countries: (_: unknown, _args: unknown, ctx: Ctx) =>
      settingsOf(ctx)
        .countries.map((code) => directory.country(code))
        .filter((country) => country !== undefined)
        .map((country) => countryToWire(ctx, country))
        .sort((a, b) => a.full_name_locale.localeCompare(b.full_name_locale, ctx.store.locale)),
    country: (_: unknown, { id }: { id?: string | null }, ctx: Ctx) => {
      const country = directory.country((id ?? "").toUpperCase());
      if (!country) throw refusedError([problem("checkout.noSuchCountry", "id")]);
      return countryToWire(ctx, country);
    },
  },
};

/** CHECK-05. */
function countryToWire({ store }: Ctx, country: Country) {
  return {
    id: country.code,
    two_letter_abbreviation: country.code,
    three_letter_abbreviation: country.alpha3,
    full_name_locale: countryName(country.code, store.locale),
    full_name_english: countryName(country.code, "en"),
    available_regions: country.regions.length > 0 ? country.regions : null,
  };
}
