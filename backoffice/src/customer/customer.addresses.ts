import { addressOf } from "../page/address-of.ts";

export const customersAt = addressOf("/customers");
export const groupsAt = addressOf("/customers/groups");
