import type { Address } from "@placket/domain/directory/address";
import { isCountryCode } from "../directory/country-code.codec.ts";
import type { CountryCodeEnum, CustomerAddressInput } from "../graphql.gen.ts";

/** An address as it is sent to the address book, whole. */
export function savedAddressToInput(address: Address): CustomerAddressInput {
  const { regionCode, region } = address;
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    street: [...address.street],
    city: address.city,
    region: regionCode === "" ? { region } : { region_code: regionCode },
    postcode: address.postcode,
    country_code: knownCountry(address.countryCode),
    telephone: address.telephone,
  };
}

/** What an address is to be the default for from now on. */
export const defaultInput = (use: "shipping" | "billing"): CustomerAddressInput =>
  use === "shipping" ? { default_shipping: true } : { default_billing: true };

/** The form offers the countries that the store serves, which are GraphQL's; another one is not sent as none. */
function knownCountry(code: string): CountryCodeEnum {
  if (!isCountryCode(code)) throw new Error(`GraphQL knows no country ${code}`);
  return code;
}
