import type { Ctx } from "../../context.ts";
import { namedHost } from "../../settings.ts";

/** The store as a device knows it, and the pages that may speak for it. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The store's own address. WebAuthn knows no bare addresses: a store on this machine is `localhost`, which browsers
 * let use it without a certificate.
 */
export function relyingParty({ settings }: Pick<Ctx, "settings">): RelyingParty {
  const url = new URL(settings.storeUrl);
  url.hostname = namedHost(url.hostname);
  return { id: url.hostname, origin: url.origin };
}
