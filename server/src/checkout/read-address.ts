import { addressFromWire, addressInput } from "@placket/contract/directory/address.codec";
import type { Address } from "@placket/domain/directory/address";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { directory } from "../directory/directory.ts";

/**
 * An address as GraphQL sends it, for a cart or an address book, its region found in the directory. Refuses what
 * has no shape, named by `field`, and a region by an id that is none of its country's.
 */
export function readAddress(wire: unknown, field: string): Result<Address> {
  const shape = addressInput.safeParse(wire);
  if (!shape.success) return refuse(problem("access.badRequest", field, field));
  const country = shape.data.country_code.trim().toUpperCase();
  // Some forms send 0 where the country has no list.
  const id = shape.data.region_id || null;
  if (id !== null && !directory.findRegion(country, { id, text: "" })) {
    return refuse(problem("checkout.noSuchRegion", "region"));
  }
  return ok(addressFromWire(shape.data, (wish) => directory.findRegion(country, wish)));
}
