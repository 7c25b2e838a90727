import { identityAdminEndpoints } from "@placket/contract/identity/identity.admin";
import { identityEndpoints } from "@placket/contract/identity/identity.rest";
import { HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { choiceHeeded } from "../consent/choice-heeded.ts";
import { carrier } from "../delivery/deliver-outside.ts";
import { listeningSources } from "../html/outside-origins.ts";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { dotdigital } from "./dotdigital.ts";
import { dotdigitalOrigins } from "./dotdigital-origins.ts";
import { forgetUntold } from "./forget-untold.ts";
import { identityAdminHandlers } from "./identity.admin.ts";
import { identityHandlers } from "./identity.rest.ts";
import { identityTries } from "./identity.ts";
import { dotdigitalTeller, forgetOldIdentities, noteCarts } from "./tell-dotdigital.ts";

export const identityRoom: Room = {
  rest: calls(identityEndpoints, identityHandlers),
  admin: calls(identityAdminEndpoints, identityAdminHandlers),
  holds: [identityTries, dotdigital],
  fills: [
    choiceHeeded.filledWith(forgetUntold),
    dotdigitalTeller.filling,
    listeningSources.filledWith(dotdigitalOrigins),
  ],
  jobs: [
    { name: "carts for Dotdigital", everyMs: 5 * MINUTE_MS, gatherMs: 0, work: noteCarts },
    carrier(dotdigitalTeller),
    { name: "old identities", everyMs: HOUR_MS, gatherMs: 0, work: forgetOldIdentities },
  ],
};
