import { assertionToWire, madeToWire } from "@placket/contract/customer/passkey.codec";
import type {
  AssertionWire,
  CreationWire,
  MadeWire,
  RequestWire,
} from "@placket/contract/customer/passkey.rest";
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";

/** Whether the browser may make passkeys for this address: WebAuthn knows hosts by name alone. */
export const mayUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether the browser offers passkeys where it fills a field in. */
export const offersInFields = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Has a device make a passkey. @throws DeviceRefusal when nothing came of it. */
export const makePasskey = (asked: CreationWire): Promise<MadeWire> =>
  orRefusal(async () => madeToWire(await startRegistration({ optionsJSON: asked })));

/**
 * Has a device sign: whoever sits there chooses a passkey, in a window of the browser, or `inField`, where it fills
 * in a name. Another asking ends the one before. @throws DeviceRefusal when nothing came of it.
 */
export const signWithPasskey = (
  asked: RequestWire,
  { inField = false }: { readonly inField?: boolean } = {},
): Promise<AssertionWire> =>
  orRefusal(async () =>
    assertionToWire(await startAuthentication({ optionsJSON: asked, useBrowserAutofill: inField })),
  );

/** Asks no longer. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** A device or its owner did not want to. */
export class DeviceRefusal extends Error {
  override name = "DeviceRefusal";
  /** Whether the device has a passkey of this account already. */
  readonly isKnown: boolean;
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.isKnown = cause.name === "InvalidStateError";
  }
}

async function orRefusal<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Error ? new DeviceRefusal(error) : error;
  }
}
