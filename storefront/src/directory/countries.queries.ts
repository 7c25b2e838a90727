import { queryOptions } from "../query/query.ts";
import { operation, present } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";

/** A country the shop sells to; regions where the country has a list of them (CHECK-05). */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

const countries = operation(
  "GET_AVAILABLE_COUNTRIES",
  `query GET_AVAILABLE_COUNTRIES {
    countries {
      id
      localName: full_name_locale
      englishName: full_name_english
      regions: available_regions { code name }
    }
  }`,
);

/** The countries with their regions, in the order of the shopper's language (CHECK-29). */
export function countriesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "countries"),
    staleTime: Infinity,
    queryFn: async (): Promise<readonly Country[]> => {
      const answer = await shop.graphql(countries, {});
      return present(answer.countries).flatMap((country) => {
        const { id: code, localName, englishName, regions: listed } = country;
        if (code === null) return [];
        const regions = present(listed).flatMap((region) =>
          region.code === null ? [] : { code: region.code, name: region.name ?? region.code },
        );
        return { code, name: localName ?? englishName ?? code, regions };
      });
    },
  });
}
