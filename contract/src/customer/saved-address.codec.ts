import type { SavedAddress } from "@placket/domain/customer/saved-address";
import type { CountryCodeEnum } from "../graphql.gen.ts";

/** A saved address as pages ask for it (ACCT-17). */
export interface SavedAddressWire {
  readonly id: number | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly company: string | null;
  readonly street: readonly (string | null)[] | null;
  readonly city: string | null;
  readonly region: {
    readonly region: string | null;
    readonly region_code: string | null;
    readonly region_id: number | null;
  } | null;
  readonly postcode: string | null;
  readonly country_code: CountryCodeEnum | null;
  readonly telephone: string | null;
  readonly default_shipping: boolean | null;
  readonly default_billing: boolean | null;
}

/** An address of the address book in the domain's spelling. */
export function savedAddressFromWire(wire: SavedAddressWire): SavedAddress {
  const { region } = wire;
  return {
    id: wire.id ?? 0,
    address: {
      firstname: wire.firstname ?? "",
      lastname: wire.lastname ?? "",
      company: wire.company ?? "",
      street: (wire.street ?? []).filter((line) => line !== null),
      city: wire.city ?? "",
      regionCode: region?.region_code ?? "",
      region: region?.region ?? "",
      postcode: wire.postcode ?? "",
      countryCode: wire.country_code ?? "",
      telephone: wire.telephone ?? "",
      saveInAddressBook: false,
    },
    isDefaultFor: {
      shipping: wire.default_shipping ?? false,
      billing: wire.default_billing ?? false,
    },
  };
}
