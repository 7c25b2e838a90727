import { checkAddress } from "@placket/domain/checkout/check-address";
import { POSTCODE_OPTIONAL } from "@placket/domain/checkout/postcode-countries";
import type { Address } from "@placket/domain/directory/address";
import type { Problem } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { directory } from "../directory/directory.ts";
import { settingsOf } from "../store/store-config.ts";

/** What is wrong with an address that goods or a bill may go to; by shop and country. */
export function addressProblems(ctx: Ctx, address: Address): Problem[] {
  const settings = settingsOf(ctx);
  const country = directory.country(address.countryCode);
  return checkAddress(address, {
    requiredFields: settings.requiredAddressFields,
    countries: settings.countries,
    regionCodes: country?.regions.map((region) => region.code) ?? [],
    postcodeOptional: POSTCODE_OPTIONAL.has(address.countryCode),
  });
}
