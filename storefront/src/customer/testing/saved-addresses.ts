import type { SavedAddressWire } from "@placket/contract/customer/saved-address.codec";

/** An address of Marta's of which nothing is filled in yet. */
export const BLANK: SavedAddressWire = {
  id: 0,
  firstname: "Marta",
  lastname: "Kowal",
  company: "",
  street: [],
  city: "",
  region: null,
  postcode: "",
  country_code: "US",
  telephone: "",
  default_shipping: false,
  default_billing: false,
};

/** A saved address: the harbour's, unless changed. */
export const aSavedAddress = (change: Partial<SavedAddressWire> = {}): SavedAddressWire => ({
  ...BLANK,
  id: 1,
  company: "Harbour House",
  street: ["12 Pier Street"],
  city: "Margate",
  region: { region: "Florida", region_code: "FL", region_id: 1 },
  postcode: "33063",
  telephone: "555 0100",
  ...change,
});
