import type { StoreSettings } from "./settings.ts";

/** The texts that an organization says in its portal, in HTML that was cleaned when it was written (PORTAL-13). */
export const PORTAL_NOTICES = [
  "customerInstructions",
  "aboveLoginDetails",
  "belowLoginDetails",
  "footerNavigation",
  "disclaimer",
] as const;
export type PortalNotice = (typeof PORTAL_NOTICES)[number];
export type PortalNotices = Readonly<Record<PortalNotice, string>>;

/** How a portal calls and describes a category; `null` where the catalog's own words stay (ROUTE-33). */
export interface CategoryOverride {
  readonly categoryId: number;
  readonly name: string | null;
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  /** Of another page that search engines are told instead, as a path. */
  readonly canonical: string | null;
  /** Address of a picture. */
  readonly image: string | null;
}

/** An organization's portal (PORTAL-12 to 14). */
export interface Portal {
  readonly id: number;
  /** Lowercase; what its members' usernames begin with. */
  readonly code: string;
  readonly name: string;
  /** Address of its picture; `null` without one. */
  readonly logo: string | null;
  readonly isActive: boolean;
  readonly forceLogin: boolean;
  readonly redirectAfterLogin: boolean;
  readonly hideSearch: boolean;
  readonly hideStruckPrices: boolean;
  readonly usesPoNumbers: boolean;
  readonly canEditShipping: boolean;
  readonly canEditBilling: boolean;
  /** Whether its members see its own menu instead of the store's (PORTAL-27). */
  readonly overridesCategories: boolean;
  readonly hasVerticalMenu: boolean;
  /** What its landing page lists; `null` where it leads to the menu's first category. */
  readonly defaultCategoryId: number | null;
  readonly notices: PortalNotices;
  /** The categories of its menu, in their order. */
  readonly categories: readonly CategoryOverride[];
  /** Rises with every change. */
  readonly version: number;
}

/** Whether a portal changes what its members meet: an active one (reading 15). One that is switched off changes nothing. */
export const isInForce = (portal: Portal | undefined): portal is Portal =>
  portal?.isActive === true;

/** Whether its footer, logo, disclaimer and popup show: while it is active, or login is forced (PORTAL-11). */
export const showsAreas = ({ isActive, forceLogin }: Pick<Portal, "isActive" | "forceLogin">) =>
  isActive || forceLogin;

/** The page where a portal begins: its code, lowercase, before the path of every default category (PORTAL-28). */
export const defaultCategoryPath = (code: string): string =>
  `/${code.toLowerCase()}/default-category`;

/** Products on a page of a listing under a menu of a portal's own, whatever the store view says (PLP-17, reading 38). */
const OVERRIDE_PAGE_SIZE = 24;

/**
 * The settings of a store view as they hold for a member (PORTAL-17): a website that lets nobody say where goods go lets
 * no portal's members either.
 */
export function settingsUnder(settings: StoreSettings, portal: Portal | undefined): StoreSettings {
  if (!isInForce(portal)) return settings;
  const { isPortal } = settings;
  const both = (ofPortal: boolean, ofWebsite: boolean) => ofPortal && (!isPortal || ofWebsite);
  return {
    ...settings,
    isPortal: true,
    listingPageSize: portal.overridesCategories ? OVERRIDE_PAGE_SIZE : settings.listingPageSize,
    canEditShipping: both(portal.canEditShipping, settings.canEditShipping),
    canEditBilling: both(portal.canEditBilling, settings.canEditBilling),
    portalPoNumbers: both(portal.usesPoNumbers, settings.portalPoNumbers),
  };
}
