import type { Address } from "@placket/domain/directory/address";

/** An address with its country by name. */
export interface ShownAddress extends Address {
  readonly countryName: string;
}

/** An address of a cart as screens show it. */
export function shownAddress(wire: AddressWire): ShownAddress {
  return {
    firstname: wire.firstname,
    lastname: wire.lastname,
    company: wire.company ?? "",
    street: present(wire.street),
    city: wire.city,
    regionCode: wire.region?.code ?? "",
    region: wire.region?.label ?? "",
    postcode: wire.postcode ?? "",
    countryCode: wire.country.code,
    countryName: wire.country.label,
    telephone: wire.telephone ?? "",
    saveInAddressBook: false,
  };
}

/** The entries of a list that may be missing itself, or have missing ones, as Magento's lists may. */
export function present<Value>(list: readonly (Value | null)[] | null | undefined): Value[] {
  return (list ?? []).filter((entry) => entry !== null);
}

export interface AddressWire {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly street: readonly (string | null)[];
  readonly city: string;
  readonly region: { readonly code: string | null; readonly label: string | null } | null;
  readonly postcode: string | null;
  readonly country: { readonly code: string; readonly label: string };
  readonly telephone: string | null;
}
