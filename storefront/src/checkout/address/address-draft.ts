import type { AddressRules } from "@placket/domain/checkout/check-address";
import { POSTCODE_OPTIONAL } from "@placket/domain/checkout/postcode-countries";
import type { Address } from "@placket/domain/directory/address";
import type { AddressField } from "@placket/domain/store/settings";
import type { Country } from "../../directory/countries.queries.ts";

/** An address as a form holds it: one text per control. */
export interface AddressDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  /** The region's code where the country has a list, else its name. */
  readonly region: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly telephone: string;
}

/** An empty form, in the country that the shop expects (CHECK-30). */
export function emptyDraft(countryCode: string, telephone: string): AddressDraft {
  const nothing = { firstname: "", lastname: "", company: "", street: "", street2: "", city: "" };
  return { ...nothing, region: "", postcode: "", countryCode, telephone };
}

export function draftOf(address: Address): AddressDraft {
  const { firstname, lastname, company, city, postcode, telephone } = address;
  const [street = "", ...further] = address.street;
  return {
    firstname,
    lastname,
    company,
    city,
    postcode,
    telephone,
    street,
    street2: further.join(", "),
    region: address.regionCode || address.region,
    countryCode: address.countryCode,
  };
}

/** The address a draft stands for; a region counts as a code where the country lists its regions. */
export function addressOfDraft(draft: AddressDraft, countries: readonly Country[]): Address {
  const { street, street2, region, ...rest } = trimmed(draft);
  const listed = regionsOf(draft.countryCode, countries);
  return {
    ...rest,
    street: [street, street2].filter((line) => line !== ""),
    regionCode: listed.length > 0 ? region : "",
    region: listed.length > 0 ? (listed.find(({ code }) => code === region)?.name ?? "") : region,
    saveInAddressBook: false,
  };
}

/** What the shop and the address's country ask of it (CHECK-23). */
export function rulesFor(
  countryCode: string,
  { required, countries }: { required: readonly string[]; countries: readonly Country[] },
): AddressRules {
  return {
    requiredFields: required as readonly AddressField[],
    countries: countries.map(({ code }) => code),
    regionCodes: regionsOf(countryCode, countries).map(({ code }) => code),
    postcodeOptional: POSTCODE_OPTIONAL.has(countryCode),
  };
}

/** The regions to choose from in a country; none where the region is free text. */
export function regionsOf(countryCode: string, countries: readonly Country[]): Country["regions"] {
  return countries.find(({ code }) => code === countryCode)?.regions ?? [];
}

function trimmed(draft: AddressDraft): AddressDraft {
  const entries = Object.entries(draft).map(([field, text]) => [field, String(text).trim()]);
  return Object.fromEntries(entries) as AddressDraft;
}
