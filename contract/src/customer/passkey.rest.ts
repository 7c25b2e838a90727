import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";
import { cameIn } from "./customer.rest.ts";

/** Bytes in base64url, up to so many characters. */
const bytes = (max: number) => z.string().min(1).max(max);

/** A passkey's own id: WebAuthn allows 1,023 bytes. */
const credentialId = bytes(1364);

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** Whether it is kept on more than this device. */
  is_backed_up: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

/** A passkey by which a device is told what it has. */
const described = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, as far as the store uses it. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(described),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

export type CreationWire = z.output<typeof creation>;

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, as far as the store uses it: every passkey of the store fits. */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});

export type RequestWire = z.output<typeof request>;

const signed = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** What a device answers that has made a passkey. */
const made = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(32_768),
    transports: z.array(text(32)).max(8).optional(),
  }),
});

export type MadeWire = z.output<typeof made>;

/** What a device answers that signs in. */
const assertion = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: text(128).nullish(),
  }),
});

export type AssertionWire = z.output<typeof assertion>;

/** Passkeys beside the password (decision 0055). */
export const passkeyEndpoints = {
  passkeys: endpoint({
    method: "GET",
    path: "app-passkeys",
    summary: "The passkeys of the customer, in the order in which they were added.",
    source: "issue 9, 1",
    can: "account.guard",
    reply: z.object({ passkeys: z.array(passkey) }),
    errors: ["access.loginRequired"],
  }),
  passkeyOptions: endpoint({
    method: "POST",
    path: "app-passkey-options",
    summary:
      "What a device makes a passkey of. Asks for the password unless the session began within a quarter of an hour.",
    source: "issue 9, 1",
    can: "account.guard",
    body: z.object({ password: text(1024).optional() }),
    reply: creation,
    errors: [
      "access.loginRequired",
      "access.forbidden",
      "access.tooManyRequests",
      "customer.proofWanted",
      "customer.wrongPassword",
      "customer.tooManyTries",
      "customer.tooManyPasskeys",
    ],
  }),
  addPasskey: endpoint({
    method: "POST",
    path: "app-add-passkey",
    summary: "Keeps the passkey that a device has made; the customer is told by letter.",
    source: "issue 9, 1",
    can: "account.guard",
    body: z.object({ name: text(1024), credential: made }),
    reply: passkey,
    errors: [
      "access.loginRequired",
      "access.forbidden",
      "customer.required",
      "customer.nameInvalid",
      "customer.passkeyNotMade",
      "customer.tooManyPasskeys",
    ],
  }),
  renamePasskey: endpoint({
    method: "POST",
    path: "app-rename-passkey",
    summary: "Gives one of the customer's passkeys another name.",
    source: "issue 9, 1",
    can: "account.guard",
    body: z.object({ id, name: text(1024) }),
    reply: passkey,
    errors: [
      "access.loginRequired",
      "customer.required",
      "customer.nameInvalid",
      "customer.noSuchPasskey",
    ],
  }),
  deletePasskey: endpoint({
    method: "POST",
    path: "app-delete-passkey",
    summary: "Deletes one of the customer's passkeys: it signs in no more.",
    source: "issue 9, 1",
    can: "account.guard",
    body: z.object({ id }),
    reply: z.object({ deleted: z.number() }),
    errors: ["access.loginRequired", "customer.noSuchPasskey"],
  }),
  passkeyChallenge: endpoint({
    method: "POST",
    path: "app-passkey-challenge",
    summary:
      "What a device signs to sign in. With a username only that account's passkeys fit; the answer is the same whether there is one.",
    source: "issue 9, 1",
    can: "account.enter",
    body: z.object({ username: text(320).optional() }),
    reply: request,
    errors: [],
  }),
  logInWithPasskey: endpoint({
    method: "POST",
    path: "app-passkey-login",
    summary: "Signs in by what a device has signed, once. Answers as a login.",
    source: "issue 9, 1, decision 0038",
    can: "account.enter",
    body: z.object({ credential: assertion }),
    reply: cameIn,
    errors: ["customer.wrongPasskey", "customer.tooManyTries"],
  }),
} as const satisfies EndpointTable;
