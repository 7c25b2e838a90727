import { addressOf } from "../page/address-of.ts";

export const customersAt = addressOf("/customers");
export const groupsAt = addressOf("/customers/groups");
export const newCustomerAt = addressOf("/customers/new");
export const quotesAt = addressOf("/quotes");
export const quoteAt = addressOf("/quotes/{number}");
export const customerAt = addressOf("/customers/{id}");
