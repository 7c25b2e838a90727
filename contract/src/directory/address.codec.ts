import type { Address } from "@placket/domain/directory/address";
import { z } from "zod";

/** The address spellings of the documents meet here (CHECK-04): region as text, code or object; country as code. */
export const wireAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  region: z.object({
    code: z.string(),
    label: z.string(),
    region_id: z.number().nullable(),
  }),
  postcode: z.string(),
  country: z.object({ code: z.string(), label: z.string() }),
  telephone: z.string(),
  save_in_address_book: z.boolean(),
});

type WireAddress = z.infer<typeof wireAddress>;

/** Names and ids that only the directory knows. */
export interface PlaceNames {
  countryName(countryCode: string): string;
  region(countryCode: string, regionCode: string): { id: number; name: string } | undefined;
}

export function addressToWire(address: Address, names: PlaceNames): WireAddress {
  const region = names.region(address.countryCode, address.regionCode);
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    street: [...address.street],
    city: address.city,
    region: {
      code: address.regionCode,
      label: region?.name ?? address.region,
      region_id: region?.id ?? null,
    },
    postcode: address.postcode,
    country: { code: address.countryCode, label: names.countryName(address.countryCode) },
    telephone: address.telephone,
    save_in_address_book: address.saveInAddressBook,
  };
}

/** Shape and sizes of an address as GraphQL sends it; meaning is `checkAddress`. */
export const addressInput = z.object({
  firstname: z.string().max(1000),
  lastname: z.string().max(1000),
  company: z.string().max(1000).nullish(),
  street: z.array(z.string().max(1000).nullable()).max(8),
  city: z.string().max(1000),
  region: z.string().max(1000).nullish(),
  region_id: z.number().int().nullish(),
  postcode: z.string().max(1000).nullish(),
  country_code: z.string().max(8),
  telephone: z.string().max(1000).nullish(),
  save_in_address_book: z.boolean().nullish(),
});

export type AddressInput = z.output<typeof addressInput>;

/** `regionOf` finds the directory's region by id, code or name; unknown ones stay free text. */
export function addressFromWire(
  wire: AddressInput,
  regionOf: (wish: {
    id: number | null;
    text: string;
  }) => { code: string; name: string } | undefined,
): Address {
  const text = (wire.region ?? "").trim();
  const region = regionOf({ id: wire.region_id ?? null, text });
  return {
    firstname: wire.firstname.trim(),
    lastname: wire.lastname.trim(),
    company: (wire.company ?? "").trim(),
    street: wire.street.map((line) => (line ?? "").trim()).filter((line) => line !== ""),
    city: wire.city.trim(),
    regionCode: region?.code ?? "",
    region: region?.name ?? text,
    postcode: (wire.postcode ?? "").trim(),
    countryCode: wire.country_code.trim().toUpperCase(),
    telephone: (wire.telephone ?? "").trim(),
    saveInAddressBook: wire.save_in_address_book ?? false,
  };
}
