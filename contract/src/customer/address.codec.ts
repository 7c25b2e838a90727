import type { DefaultWish, SavedAddress } from "@placket/domain/customer/saved-address";
import type { Address } from "@placket/domain/directory/address";
import type { AddressInput, PlaceNames } from "../directory/address.codec.ts";
import { countryToWire } from "../directory/country-code.codec.ts";
import type { CustomerAddressInput, CustomerAddressRegionInput } from "../graphql.gen.ts";
import { uidOf } from "../uid.ts";

/** A saved address by Magento's names (ACCT-17). */
export function savedAddressToWire(
  { id, address, isDefaultFor }: SavedAddress,
  { region: regionOf }: Pick<PlaceNames, "region">,
) {
  const region = regionOf(address.countryCode, address.regionCode);
  return {
    id,
    uid: uidOf(id),
    firstname: address.firstname,
    middlename: null,
    lastname: address.lastname,
    company: address.company,
    street: [...address.street],
    city: address.city,
    region: {
      region: region?.name ?? address.region,
      region_code: address.regionCode,
      region_id: region?.id ?? null,
    },
    region_id: region?.id ?? null,
    postcode: address.postcode,
    country_code: countryToWire(address.countryCode),
    country_id: address.countryCode,
    telephone: address.telephone,
    default_shipping: isDefaultFor.shipping,
    default_billing: isDefaultFor.billing,
  };
}

/**
 * A saved address as Magento's clients send it, in the shape of a cart's: what is left out is as it was before,
 * or nothing. A country that changes takes the region with it.
 */
export function savedAddressInput(
  { region, middlename, ...given }: CustomerAddressInput,
  before: Address | null,
): AddressInput {
  const country = given.country_code ?? given.country_id ?? before?.countryCode ?? "";
  const kept = country === before?.countryCode ? before : null;
  const firstname = given.firstname ?? before?.firstname ?? "";
  return {
    firstname: [firstname, middlename].filter(Boolean).join(" "),
    lastname: given.lastname ?? before?.lastname ?? "",
    company: given.company ?? before?.company ?? "",
    street: [...(given.street ?? before?.street ?? [])],
    city: given.city ?? before?.city ?? "",
    ...(region ? regionInput(region) : { region: kept?.regionCode || kept?.region || "" }),
    postcode: given.postcode ?? before?.postcode ?? "",
    country_code: country,
    telephone: given.telephone ?? before?.telephone ?? "",
  };
}

const regionInput = ({ region, region_code, region_id }: CustomerAddressRegionInput) => ({
  region: region_code || region || "",
  // Some forms send 0 where the country has no list.
  region_id: region_id || null,
});

/** What an address is to be default for, as far as the client says. */
export const defaultWish = ({
  default_shipping: shipping,
  default_billing: billing,
}: CustomerAddressInput): DefaultWish => ({
  ...(typeof shipping === "boolean" && { shipping }),
  ...(typeof billing === "boolean" && { billing }),
});
