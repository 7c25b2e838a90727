import { ownStore } from "../own-store.ts";
import type { Shopper } from "../shopper.ts";

/** A device of the browser that makes passkeys and knows who sits at it; what it signs with stays in it. */
interface PasskeyDevice {
  /** How many passkeys are on it. */
  readonly count: () => Promise<number>;
}

/** Gives a shopper's page a device that makes passkeys. */
export async function givePasskeyDevice({ page, context }: Shopper): Promise<PasskeyDevice> {
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** The store's address by its host's name: browsers make no passkeys for a number. */
export function byName(path: string): string {
  const url = new URL(path, ownStore().url);
  url.hostname = "localhost";
  return url.href;
}
