import type { z } from "zod";
import type { AssertionWire, MadeWire, passkeyEndpoints } from "./passkey.rest.ts";

type PasskeyWire = z.infer<typeof passkeyEndpoints.passkeys.reply>["passkeys"][number];

/** A key of a customer's device that signs in beside the password. */
export type Passkey = ReturnType<typeof passkeyFromWire>;

export const passkeyFromWire = (wire: PasskeyWire) => ({
  id: wire.id,
  name: wire.name,
  isBackedUp: wire.is_backed_up,
  addedAt: wire.created_at,
  lastUsedAt: wire.last_used_at,
});

/** What a device made, without what the store does not read. */
export const madeToWire = ({ id, rawId, type, response }: MadeWire): MadeWire => ({
  id,
  rawId,
  type,
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports,
  },
});

/** What a device signed, without what the store does not read. */
export const assertionToWire = ({ id, rawId, type, response }: AssertionWire): AssertionWire => ({
  id,
  rawId,
  type,
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  },
});
