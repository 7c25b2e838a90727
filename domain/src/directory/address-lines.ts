import type { Address } from "./address.ts";

/** An address line by line, as it is written on a parcel; the country as its reader calls it. */
export function addressLines(address: Address, countryName: string): string[] {
  return [
    nameOf(address),
    address.company,
    ...address.street,
    [address.city, regionAndPostcode(address)].filter(Boolean).join(", "),
    countryName,
  ].filter((line) => line !== "");
}

/** An address in one line: who and where, without its country. */
export function addressInOneLine(address: Address): string {
  const who = address.company || nameOf(address);
  const parts = [who, ...address.street, address.city, regionAndPostcode(address)];
  return parts.filter((part) => part !== "").join(", ");
}

const nameOf = ({ firstname, lastname }: Address) => `${firstname} ${lastname}`.trim();

const regionAndPostcode = ({ regionCode, region, postcode }: Address) =>
  [regionCode || region, postcode].filter(Boolean).join(" ");
