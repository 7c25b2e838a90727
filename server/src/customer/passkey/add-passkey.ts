import type { CreationWire, MadeWire } from "@placket/contract/customer/passkey.rest";
import { CHALLENGE_MS, checkPasskeyName, PASSKEYS_MAX } from "@placket/domain/customer/passkey";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { randomBytes } from "node:crypto";
import type { Ctx } from "../../context.ts";
import { settingsOf } from "../../store/store-config.ts";
import { sessionUse } from "../../session/session-use.ts";
import { holderOf } from "../../session/session.ts";
import { transact } from "../../transact.ts";
import { askingCustomer, type CustomerRow } from "../customer.ts";
import { lockCustomer } from "../customer.sql.ts";
import { writeToCustomer } from "../letters.ts";
import { isFreshlyIn, proveSelf } from "../prove-self.ts";
import { inBase64url, newChallenge, takeSigned } from "./challenge.ts";
import { insertPasskey, selectPasskeysOf, type PasskeyRow } from "./passkey.sql.ts";
import { relyingParty } from "./relying-party.ts";

/**
 * What a device makes a passkey of, for whoever signed in a moment ago or knows their password: an open session may
 * not be its owner's. `ctx.db` must not be a transaction.
 */
export async function passkeyOptions(
  ctx: Ctx,
  password: string | undefined,
): Promise<Result<CreationWire>> {
  const proven = await freshlyKnown(ctx, password);
  if (!proven.ok) return proven;
  const { customer, sessionId } = proven.value;
  const own = await selectPasskeysOf(ctx.db, customer.id);
  if (own.length >= PASSKEYS_MAX) return refuse(TOO_MANY);
  const userHandle = own[0]?.userHandle ?? inBase64url(randomBytes(32));
  const challenge = await newChallenge(ctx, { sessionId, userHandle, login: null });
  const { email, firstName, lastName } = customer;
  return ok({
    challenge: inBase64url(challenge),
    rp: { id: relyingParty(ctx).id, name: settingsOf(ctx).storeName },
    user: { id: userHandle, name: email, displayName: `${firstName} ${lastName}` },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: CHALLENGE_MS,
    attestation: "none",
    // A device that has one of these makes no second.
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({
      id,
      type: "public-key",
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  });
}

/** EdDSA, ES256, RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

const TOO_MANY = problem("customer.tooManyPasskeys", "name", PASSKEYS_MAX);

/** Whoever asks, proven within the last quarter of an hour. Who acts for a customer leaves no way in of theirs. */
async function freshlyKnown(
  ctx: Ctx,
  password: string | undefined,
): Promise<Result<{ readonly customer: CustomerRow; readonly sessionId: number }>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const { principal, sessionId } = ctx;
  if (principal.actingFor !== null || sessionId === undefined) {
    return refuse(problem("access.forbidden"));
  }
  const customer = asking.value;
  if (password !== undefined) {
    const proven = await proveSelf(ctx, { password, field: "password" });
    return proven.ok ? ok({ customer, sessionId }) : proven;
  }
  return (await isFreshlyIn(ctx, customer.id))
    ? ok({ customer, sessionId })
    : refuse(problem("customer.proofWanted", "password"));
}

/** A passkey that a device has made, and how it is called. */
interface MadePasskey {
  readonly name: string;
  readonly credential: MadeWire;
}

/** Keeps a passkey of whoever asks, who is told by letter. `ctx.db` must not be a transaction. */
export async function addPasskey(
  ctx: Ctx,
  { name: typed, credential }: MadePasskey,
): Promise<Result<PasskeyRow>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  if (ctx.principal.actingFor !== null) return refuse(problem("access.forbidden"));
  const name = typed.trim();
  const problems = checkPasskeyName(name);
  if (problems.length > 0) return refuse(...problems);
  const asked = await takeSigned(ctx, credential.response.clientDataJSON);
  if (!asked?.userHandle || asked.sessionId === null || asked.sessionId !== ctx.sessionId) {
    return refuse(NOT_MADE);
  }
  const found = await verified(ctx, credential, asked.challenge);
  if (!found) return refuse(NOT_MADE);
  const { id: customerId } = asking.value;
  const { userHandle, sessionId } = asked;
  return transact(ctx, async (tx) => {
    const customer = await lockCustomer(tx.db, customerId);
    // Held: whoever ended all sessions meanwhile, by a new password, has no passkey added after them.
    const session = await holderOf(tx, tx.held(sessionUse), sessionId);
    if (!customer?.isActive || session === undefined) return refuse(NOT_MADE);
    const own = await selectPasskeysOf(tx.db, customerId);
    if (own.length >= PASSKEYS_MAX) return refuse(TOO_MANY);
    const row = { ...found, customerId, userHandle, name, createdAt: tx.now };
    const written = await insertPasskey(tx.db, row);
    if (!written) return refuse(NOT_MADE);
    await writeToCustomer(tx, "customer.passkeyAdded", { to: customer });
    return ok(written);
  });
}

const NOT_MADE = problem("customer.passkeyNotMade", "name");

/** What of an answer is kept, if a device of this store's pages made it with its owner present and known to it. */
async function verified(ctx: Ctx, credential: MadeWire, challenge: string) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx);
  try {
    const { transports: reached = [], ...response } = credential.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...response, transports: reached },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: inBase64url(publicKey),
      counter,
      transports,
      isBackedUp: registrationInfo.credentialBackedUp,
    };
  } catch (error) {
    // Whatever a stranger sends is read by a library that throws at what it does not like.
    ctx.log.info({ cause: error }, "a passkey was not made");
    return undefined;
  }
}
