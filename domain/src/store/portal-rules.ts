import type { StoreSettings } from "./settings.ts";

/** What an address of a checkout is for. */
export type AddressUse = "shipping" | "billing";

type PortalSettings = Pick<
  StoreSettings,
  "canEditBilling" | "canEditShipping" | "isPortal" | "portalPoNumbers"
>;

/**
 * Whether a shopper says themselves where goods or bills go (CHECK-27). In the portal of an organisation that does not
 * let them, they choose among the addresses that are kept for them.
 */
export function mayEditAddress(use: AddressUse, settings: PortalSettings): boolean {
  const allowed = { shipping: settings.canEditShipping, billing: settings.canEditBilling };
  return !settings.isPortal || allowed[use];
}

/** Whether they change their address book: what it holds may be used for either. */
export const mayChangeBook = (settings: PortalSettings): boolean =>
  mayEditAddress("shipping", settings) && mayEditAddress("billing", settings);

/** Whether orders carry the number of a purchase order: everywhere but in portals that use none. */
export const usesPoNumbers = ({ isPortal, portalPoNumbers }: PortalSettings): boolean =>
  !isPortal || portalPoNumbers;
