import { queryOptions } from "@tanstack/react-query";
import { operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";

/** A country the shop sells to; regions where the country has a list of them (CHECK-05). */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

interface CountriesWire {
  readonly countries: readonly {
    readonly id: string;
    readonly full_name_locale: string | null;
    readonly full_name_english: string | null;
    readonly available_regions: readonly { readonly code: string; readonly name: string }[] | null;
  }[];
}

const countries = operation<CountriesWire>(
  `query GET_AVAILABLE_COUNTRIES {
    countries { id full_name_locale full_name_english available_regions { code name } }
  }`,
);

/** The countries with their regions, in the order of the shopper's language (CHECK-29). */
export function countriesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "countries"),
    staleTime: Infinity,
    queryFn: async (): Promise<readonly Country[]> => {
      const answer = await shop.graphql(countries, {});
      return answer.countries.map((country) => ({
        code: country.id,
        name: country.full_name_locale ?? country.full_name_english ?? country.id,
        regions: country.available_regions ?? [],
      }));
    },
  });
}
