import { z } from "zod";
import { addressInput } from "../directory/address.codec.ts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id } from "../shapes.ts";
import { staffCustomer as reply } from "./account.admin.ts";

const params = z.object({ id });
const ofOne = params.extend({ address: id });
const body = z.object({
  address: addressInput,
  isDefaultShipping: z.boolean(),
  isDefaultBilling: z.boolean(),
});
const source = "issue 9.9";
const can = "customers.change";
const refused = [
  "access.forbidden",
  "staff.signInRequired",
  "customer.noneWithId",
  "customer.anonymizedAlready",
] as const;
const addressErrors = [
  "access.badRequest",
  "checkout.required",
  "checkout.tooLong",
  "checkout.notOneLine",
  "checkout.countryNotServed",
  "checkout.noSuchRegion",
  "checkout.postcodeShape",
] as const;

/** A customer's address book in the hands of staff. */
export const addressAdminEndpoints = {
  addCustomerAddress: endpoint({
    method: "POST",
    path: "customers/:id/addresses",
    summary: "Adds an address to a customer's book.",
    source,
    can,
    params,
    body,
    reply,
    errors: [...refused, ...addressErrors, "customer.tooManyAddresses"],
  }),
  changeCustomerAddress: endpoint({
    method: "PUT",
    path: "customers/:id/addresses/:address",
    summary: "Changes an address of a customer's book; what it was before becomes a note.",
    source,
    can,
    params: ofOne,
    body,
    reply,
    errors: [...refused, ...addressErrors, "customer.noSuchAddress"],
  }),
  removeCustomerAddress: endpoint({
    method: "DELETE",
    path: "customers/:id/addresses/:address",
    summary: "Takes an address out of a customer's book; it becomes a note.",
    source,
    can,
    params: ofOne,
    reply,
    errors: [...refused, "customer.noSuchAddress"],
  }),
} as const satisfies EndpointTable;
