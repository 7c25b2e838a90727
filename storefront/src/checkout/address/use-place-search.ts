import { lateModule } from "@placket/web/late/late-module";
import { useQuery } from "../../query/use-query.ts";
import { useEffect, useState } from "react";
import { useShop } from "../../api/shop.ts";
import type { PlaceSearch } from "../../directory/place-search.ts";
import { checkoutConfigQuery } from "../checkout.queries.ts";

const placesScript = lateModule(() => import("../../directory/google-places.ts"));

/** Whoever completes addresses, where the shop has a key for that; fetched only then (CHECK-28). */
export function usePlaceSearch(): PlaceSearch | undefined {
  const shop = useShop();
  const { data } = useQuery(checkoutConfigQuery(shop));
  const key = data?.placesKey ?? null;
  const language = shop.locale;
  const [search, setSearch] = useState<PlaceSearch>();
  useEffect(() => {
    if (key === null) return undefined;
    const signal = { gone: false };
    const fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call);
    placesScript().then(
      ({ googlePlaces }) => {
        if (!signal.gone) setSearch(googlePlaces({ key, language, fetch }));
      },
      // The form is filled by hand.
      () => undefined,
    );
    return () => {
      signal.gone = true;
    };
  }, [key, language]);
  return search;
}
