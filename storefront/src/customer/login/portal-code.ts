import { decoded } from "@placket/web/link/decoded";
import type { Address } from "../../routing/address.ts";

/** The code of a portal that an address names: a parameter `code`, or the segment behind `code` (accounts §2). */
export function portalCodeOf({ path, search }: Address): string | undefined {
  const named = new URLSearchParams(search).get("code");
  if (named !== null && named.trim() !== "") return named;
  const segment = /\/code\/([^/]+)/.exec(path)?.[1];
  return segment === undefined ? undefined : decoded(segment);
}
