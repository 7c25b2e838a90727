import { addressOf } from "../page/address-of.ts";

export const membersAt = addressOf("/staff");
export const accountAt = addressOf("/account");
/** Where an invitation's link leads, before anybody is signed in; its token stands behind the `#`. */
export const invitationAt = addressOf("/invitation");
