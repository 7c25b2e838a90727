import { problem } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { refusedError } from "../graphql/refused.ts";
import type { Country } from "./directory.ts";

export const directoryResolvers = {
  Query: {
    /** The countries that the shop sells to, by name (CHECK-29). */
    countries: (_: unknown, _args: unknown, ctx: Ctx) =>
      ctx.services.stores
        .settingsOf(ctx.store)
        .countries.map((code) => ctx.services.directory.country(code))
        .filter((country) => country !== undefined)
        .map((country) => countryToWire(ctx, country))
        .sort((a, b) => a.full_name_locale.localeCompare(b.full_name_locale, ctx.store.locale)),
    country: (_: unknown, { id }: { id?: string | null }, ctx: Ctx) => {
      const country = ctx.services.directory.country((id ?? "").toUpperCase());
      if (!country) throw refusedError([problem("checkout.noSuchCountry", "id")]);
      return countryToWire(ctx, country);
    },
  },
};

/** CHECK-05. */
function countryToWire({ services, store }: Ctx, country: Country) {
  return {
    id: country.code,
    two_letter_abbreviation: country.code,
    three_letter_abbreviation: country.alpha3,
    full_name_locale: services.directory.countryName(country.code, store.locale),
    full_name_english: services.directory.countryName(country.code, "en"),
    available_regions: country.regions.length > 0 ? country.regions : null,
  };
}
