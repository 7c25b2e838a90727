import { addressOf } from "../page/address-of.ts";

export const portalsAt = addressOf("/portals");
export const newPortalAt = addressOf("/portals/new");
export const portalAt = addressOf("/portals/{id}");
