import { consentAdminEndpoints } from "@placket/contract/consent/consent.admin";
import { consentEndpoints } from "@placket/contract/consent/consent.rest";
import { HOUR_MS } from "@placket/domain/durations";
import { calls } from "../http/mount.ts";
import type { Room } from "../room.ts";
import { choiceHeeded } from "./choice-heeded.ts";
import { consentAdminHandlers } from "./consent.admin.ts";
import { consentHandlers } from "./consent.rest.ts";
import { consentTries, forgetOldChoices } from "./consent.ts";

/** Says that the store heeds the signal that data be not sold or shared (Global Privacy Control, its support resource). */
const HEEDS_SIGNAL = { gpc: true, lastUpdate: "2026-11-29" };

export const consentRoom: Room = {
  rest: calls(consentEndpoints, consentHandlers),
  admin: calls(consentAdminEndpoints, consentAdminHandlers),
  holds: [consentTries, choiceHeeded],
  routes: (fastify) => {
    fastify.get("/.well-known/gpc.json", (_, reply) => reply.send(HEEDS_SIGNAL));
  },
  jobs: [{ name: "old consent", everyMs: HOUR_MS, gatherMs: 0, work: forgetOldChoices }],
};
