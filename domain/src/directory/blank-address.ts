import type { Address } from "./address.ts";

/** What the books need of an address when nobody may be found by it: where the goods were taxed. */
export const blankAddress = (
  address: Pick<Address, "countryCode" | "regionCode" | "region">,
): Address => ({
  firstname: "Anonymized",
  lastname: "Customer",
  company: "",
  street: [""],
  city: "",
  regionCode: address.regionCode,
  region: address.region,
  postcode: "",
  countryCode: address.countryCode,
  telephone: "",
  saveInAddressBook: false,
});
