import type { Country } from "../../directory/countries.queries.ts";
import type { FoundAddress } from "../../directory/place-search.ts";
import { regionsOf, type AddressDraft } from "./address-draft.ts";

/** The fields of a form that a found place fills; what is not known of it stays as it was typed. */
export function fieldsOfFound(
  found: FoundAddress,
  countries: readonly Country[],
): Partial<AddressDraft> {
  const { street, street2, city, postcode, countryCode } = found;
  const region = regionOf(found, countries);
  const all = { countryCode, street, street2, city, region, postcode };
  const known = Object.entries(all).filter(([, text]) => text !== "");
  return Object.fromEntries(known);
}

/** One of the country's own regions where it lists them, else the widest division's name. */
function regionOf({ countryCode, divisions }: FoundAddress, countries: readonly Country[]): string {
  const regions = regionsOf(countryCode, countries);
  if (regions.length === 0) return divisions[0]?.name ?? "";
  const isSame = (a: string, b: string) => a.localeCompare(b, "en", { sensitivity: "base" }) === 0;
  return (
    divisions
      .flatMap(({ code, name }) =>
        regions.filter((one) => one.code === code || isSame(one.name, name)),
      )
      .at(0)?.code ?? ""
  );
}
