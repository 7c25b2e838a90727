import type { CallReply } from "../../api/rest.ts";

type PasskeyWire = CallReply<"passkeys">["passkeys"][number];

/** A passkey: of a phone, unless changed. */
export const aPasskey = (change: Partial<PasskeyWire> = {}): PasskeyWire => ({
  id: 1,
  name: "Phone",
  is_backed_up: true,
  created_at: "2026-03-02T10:00:00.000Z",
  last_used_at: null,
  ...change,
});

/** What a device signs that signs in. */
export const REQUEST: CallReply<"passkeyChallenge"> = {
  challenge: "AAAA",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required",
};

/** What a device makes a passkey of: Marta's. */
export const CREATION: CallReply<"passkeyOptions"> = {
  challenge: "AAAA",
  rp: { id: "localhost", name: "Placket" },
  user: { id: "AAAA", name: "marta@example.com", displayName: "Marta Kowal" },
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  timeout: 300_000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
};
