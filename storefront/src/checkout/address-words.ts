import type { WireAddress } from "@placket/contract/directory/address.codec";

/** An address line by line, as it is written on a parcel. */
export function addressLines(address: WireAddress): readonly string[] {
  const { firstname, lastname, company, street, city, region, postcode, country } = address;
  const place = [region.code || region.label, postcode].filter(Boolean).join(" ");
  return [
    `${firstname} ${lastname}`.trim(),
    company,
    ...street,
    [city, place].filter(Boolean).join(", "),
    country.label,
    address.telephone,
  ].filter((line) => line !== "");
}

/** An address in one line, for a folded step: who and where, without country and telephone. */
export function addressInOneLine(address: WireAddress): string {
  const { company, firstname, lastname, street, city, region, postcode } = address;
  const place = [region.code || region.label, postcode].filter(Boolean).join(" ");
  const who = company || `${firstname} ${lastname}`.trim();
  return [who, ...street, city, place].filter((part) => part !== "").join(", ");
}
