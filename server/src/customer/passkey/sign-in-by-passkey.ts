import type { AssertionWire, RequestWire } from "@placket/contract/customer/passkey.rest";
import { CHALLENGE_MS } from "@placket/domain/customer/passkey";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { countTry, forgetTries, triedBy } from "../../session/sign-in-tries.ts";
import { transact } from "../../transact.ts";
import { lockCustomer } from "../customer.sql.ts";
import { clientOf, comeIn, type CameIn, type SignInDraft } from "../sign-in.ts";
import { inBase64url, newChallenge, takeSigned } from "./challenge.ts";
import { selectPasskey, updateUse, type PasskeyRow } from "./passkey.sql.ts";
import { relyingParty } from "./relying-party.ts";

/**
 * What a device signs to sign somebody in. It names no passkeys: every device knows its own, and whoever asks with a
 * username learns nothing of whether it is anybody's.
 */
export async function passkeyChallenge(
  ctx: Ctx,
  username: string | undefined,
): Promise<RequestWire> {
  const login = username?.trim().toLowerCase() || null;
  const challenge = await newChallenge(ctx, { sessionId: null, userHandle: null, login });
  return {
    challenge: inBase64url(challenge),
    rpId: relyingParty(ctx).id,
    timeout: CHALLENGE_MS,
    userVerification: "required",
  };
}

interface PasskeyDraft extends Pick<SignInDraft, "carrier" | "knownToken"> {
  readonly credential: AssertionWire;
}

/**
 * Signs in by a passkey and begins a session, as a password does. Every refusal says the same, and tries are counted
 * as those of a password. A counter that went back is a copied key: refused. `ctx.db` must not be a transaction.
 */
export async function signInByPasskey(
  ctx: Ctx,
  { credential, ...came }: PasskeyDraft,
): Promise<Result<CameIn>> {
  const tried = triedBy("passkey", credential.id, clientOf(ctx));
  const counted = await countTry(ctx, tried);
  if (!counted.ok) return counted;
  const asked = await takeSigned(ctx, credential.response.clientDataJSON);
  const passkey = await selectPasskey(ctx.db, credential.id);
  if (!asked || asked.sessionId !== null || !passkey) return refuse(WRONG_PASSKEY);
  const use = await verified(ctx, { credential, passkey, challenge: asked.challenge });
  if (!use) return refuse(WRONG_PASSKEY);
  return transact(ctx, async (tx) => {
    const customer = await lockCustomer(tx.db, passkey.customerId);
    const isAsked = asked.login === null || customer?.username.toLowerCase() === asked.login;
    if (!customer?.isActive || !isAsked) return refuse(WRONG_PASSKEY);
    if (!(await updateUse(tx.db, passkey, { ...use, now: tx.now }))) return refuse(WRONG_PASSKEY);
    await forgetTries(tx, tried);
    return ok(await comeIn(tx, customer, came));
  });
}

const WRONG_PASSKEY = problem("customer.wrongPasskey", "passkey");

interface Signed {
  readonly credential: AssertionWire;
  readonly passkey: PasskeyRow;
  readonly challenge: string;
}

/** What a use says of the passkey, if its device signed this challenge on a page of this store, its owner known to it. */
async function verified(ctx: Ctx, { credential, passkey, challenge }: Signed) {
  const { userHandle } = credential.response;
  if (userHandle && userHandle !== passkey.userHandle) return undefined;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx);
  const { credentialId: id, publicKey, counter } = passkey;
  const { userHandle: _, ...response } = credential.response;
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, counter, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")) },
      requireUserVerification: true,
    });
    const { newCounter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return isRight ? { counter: newCounter, isBackedUp } : undefined;
  } catch (error) {
    // Whatever a stranger sends is read by a library that throws at what it does not like.
    ctx.log.warn({ passkey: passkey.id, cause: error }, "a passkey did not sign in");
    return undefined;
  }
}
