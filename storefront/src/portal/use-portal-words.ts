import { shownPortal } from "@placket/contract/store/portal-data.codec";
import { useShop } from "../api/shop.ts";
import { useAccount } from "../customer/account.ts";
import { portalDetailsQuery } from "../customer/portal-details.queries.ts";
import { useNamedPortal } from "../customer/named-portal.ts";
import { useQuery } from "../query/use-query.ts";
import { useConfig } from "../store/config.queries.ts";
import { portalProfileQuery } from "./portal.queries.ts";

/** What a portal says on the page that is shown, as far as whoever looks at it may read. */
interface PortalWords {
  readonly code: string;
  readonly name: string;
  readonly forcesLogin: boolean;
  readonly disclaimer: string;
  /** Members' alone; empty for strangers. */
  readonly footerNavigation: string;
  readonly customerInstructions: string;
}

/**
 * The portal of a page: the one that its address names, else one's own (OPEN-47). `undefined` in the retail store, and
 * while it is not there.
 */
export function usePortalWords(): PortalWords | undefined {
  const shop = useShop();
  const { portal } = useConfig();
  const isGuest = useAccount() === null;
  const code = useNamedPortal()?.toLowerCase();
  const isOwn = portal !== null && (code === undefined || code === portal.code);
  const { data: profile } = useQuery({
    ...portalProfileQuery(shop, portal?.id ?? 0),
    enabled: isOwn && !isGuest,
  });
  const { data: details } = useQuery({
    ...portalDetailsQuery(shop, code ?? ""),
    enabled: !isOwn && code !== undefined,
  });
  if (isOwn) {
    if (!profile) return undefined;
    const { disclaimer, footerNavigation, customerInstructions } = profile;
    return { ...portal, disclaimer, footerNavigation, customerInstructions };
  }
  if (code === undefined || !details) return undefined;
  const { disclaimer } = details;
  return { ...shownPortal(details), disclaimer, footerNavigation: "", customerInstructions: "" };
}
