import type { PageLoader } from "../page/page-loader.ts";
import { hrefOf, type Address } from "./address.ts";
import { resolveAddress, type Resolution, type Resolver } from "./resolve.ts";

interface Anew {
  readonly resolver: Resolver;
  readonly loader: Pick<PageLoader, "isLost">;
  /** Rejects while the store does not answer at an address. */
  readonly storeAnswers: (href: string) => Promise<void>;
}

/**
 * Resolves an address; a page whose script was lost is loaded whole, since asking for the script again gives the same
 * failure. That waits for the store: a document that does not come would take the open one, and what is chosen in it, along.
 */
export async function resolveAnew(
  address: Address,
  { resolver, loader, storeAnswers: answers }: Anew,
): Promise<Resolution> {
  const resolution = await resolveAddress(address, resolver);
  if (resolution.kind !== "page" || !loader.isLost(resolution.type)) return resolution;
  const to = hrefOf(address);
  await answers(to);
  return { kind: "reload", to };
}
