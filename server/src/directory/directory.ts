import countryRegionData from "country-region-data/data.json" with { type: "json" };
// The codes alone: the package's own door reads the names of every language.
import isoCountries from "i18n-iso-countries/index.js";

/** A region of a country that has a list of them; ids are our own, stable by country and code. */
interface Region {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  /** Two letters, ISO 3166-1. */
  readonly code: string;
  readonly alpha3: string;
  readonly regions: readonly Region[];
}

/** Countries and regions; they never change while a process runs. */
interface Directory {
  /** Codes of the countries that have a list of regions. */
  readonly countriesWithRegions: readonly string[];
  country(code: string): Country | undefined;
  /** Finds a region by id, code or name, whichever the client sent. */
  findRegion(countryCode: string, wish: { id: number | null; text: string }): Region | undefined;
}

/** Countries whose addresses have a region that matters; elsewhere the region is free text (decision 0005). */
const WITH_REGIONS = new Set(["US", "CA", "AU", "BR", "ES", "IN", "MX", "CN", "IT", "JP"]);

function createDirectory(): Directory {
  const byCode = new Map(readCountries().map((country) => [country.code, country]));
  return {
    countriesWithRegions: [...WITH_REGIONS],
    country: (code) => byCode.get(code),
    findRegion: (countryCode, wish) => {
      const text = wish.text.toLowerCase();
      return byCode
        .get(countryCode)
        ?.regions.find(
          (region) =>
            region.id === wish.id ||
            (text !== "" && [region.code.toLowerCase(), region.name.toLowerCase()].includes(text)),
        );
    },
  };
}

function readCountries(): Country[] {
  let nextId = 1;
  return countryRegionData
    .map(({ countryShortCode: code, regions }) => ({
      code,
      alpha3: isoCountries.alpha2ToAlpha3(code) ?? "",
      regions: WITH_REGIONS.has(code)
        ? regions
            .filter((region) => region.shortCode)
            .map((region) => ({ code: region.shortCode ?? "", name: region.name }))
            .sort((a, b) => (a.name < b.name ? -1 : 1))
        : [],
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map((country) => ({
      ...country,
      regions: country.regions.map((region) => ({ id: nextId++, ...region })),
    }));
}

export const directory: Directory = createDirectory();
