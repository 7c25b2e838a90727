import type { Ctx } from "../../context.ts";

/** Characters of an address. */
const ADDRESS_MAX = 1000;

/** An address of this store; undefined for any other: nobody is led from a payment to a stranger's page. */
export function pageHere({ settings }: Ctx, given: string): string | undefined {
  const url = given.length > ADDRESS_MAX ? null : URL.parse(given, `${settings.storeUrl}/`);
  return url?.origin === new URL(settings.storeUrl).origin ? url.href : undefined;
}
