import type { Address } from "@placket/domain/directory/address";
import type { Ctx } from "../context.ts";

/** An address as it is written on a parcel, in the store view's language. */
export function addressLines(ctx: Ctx, address: Address): string[] {
  const region = address.regionCode || address.region;
  return [
    `${address.firstname} ${address.lastname}`,
    address.company,
    ...address.street,
    `${address.city}, ${region} ${address.postcode}`.trim(),
    ctx.services.directory.countryName(address.countryCode, ctx.store.locale),
  ].filter((line) => line !== "");
}
