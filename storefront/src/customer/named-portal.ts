import { namedPortal } from "@placket/domain/customer/named-portal";
import type { Address } from "../routing/address.ts";
import { useAddress } from "../routing/RouterContext.tsx";

/** The code of a portal that an address names (PORTAL-03, OPEN-47). */
export const portalAt = ({ path, search }: Pick<Address, "path" | "search">): string | undefined =>
  namedPortal({ path, code: new URLSearchParams(search).get("code") });

/** The same of the page that is shown. */
export const useNamedPortal = (): string | undefined => portalAt(useAddress());
