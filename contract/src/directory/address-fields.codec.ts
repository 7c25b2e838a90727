import type { Address } from "@placket/domain/directory/address";
import { z } from "zod";

/** An address as staff's forms show it to be changed; what they send back is an `addressInput`. */
export const addressFields = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country_code: z.string(),
  telephone: z.string(),
});

export const addressToFields = (address: Address): z.output<typeof addressFields> => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  street: [...address.street],
  city: address.city,
  region: address.regionCode || address.region,
  postcode: address.postcode,
  country_code: address.countryCode,
  telephone: address.telephone,
});
