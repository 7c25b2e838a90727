import type { Address } from "@placket/domain/directory/address";
import { addressLines } from "@placket/domain/directory/address-lines";
import { countryName } from "@placket/domain/store/country-name";
import type { Ctx } from "../context.ts";

/** An address as it is written on a parcel, its country in the store view's language. */
export function addressLinesIn(ctx: Ctx, address: Address): string[] {
  return addressLines(address, countryName(address.countryCode, ctx.store.locale));
}
