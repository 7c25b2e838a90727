import { showsAreas, type Portal } from "@placket/domain/store/portal";
import type { PortalDataWire } from "./portal-data.ts";

/** A portal on the wire; nobody's, with an id of 0, where there is none. */
export function portalDataToWire(portal: Portal | undefined): PortalDataWire {
  return {
    entity_id: portal?.id ?? 0,
    is_active: portal?.isActive ?? false,
    code: portal?.code ?? "",
    name: portal?.name ?? "",
    logo: portal?.logo ?? null,
    portal_status: portal?.isActive ?? false,
    force_login: portal?.forceLogin ?? false,
    portal_redirect_after_login: portal?.redirectAfterLogin ?? false,
    hide_search: portal?.hideSearch ?? false,
    hide_strikethrough_price: portal?.hideStruckPrices ?? false,
    is_override_categories: portal?.overridesCategories ?? false,
    is_vertical_menu: portal?.hasVerticalMenu ?? false,
    default_category_id: portal?.defaultCategoryId ?? null,
  };
}

/** What a page is drawn with of the portal of whoever asks; `null` where nothing of one shows (PORTAL-11). */
export const portalOnPage = (portal: Portal | undefined): PortalDataWire | null =>
  portal && showsAreas(portal) ? portalDataToWire(portal) : null;

/** A portal as the storefront goes by it. */
export interface ShownPortal {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly logo: string | null;
  readonly forcesLogin: boolean;
  readonly hidesSearch: boolean;
  readonly hasVerticalMenu: boolean;
  readonly hidesStruckPrices: boolean;
  /** What its landing page lists; `null` for the first category of the menu. */
  readonly landsAt: number | null;
  /** Whether its members are an active portal's (PORTAL-15). */
  readonly isActive: boolean;
}

/** What holds for members alone holds in an active portal alone (reading 15). */
export const shownPortal = (wire: PortalDataWire): ShownPortal => ({
  id: wire.entity_id,
  code: wire.code,
  name: wire.name,
  logo: wire.logo,
  forcesLogin: wire.force_login,
  hidesSearch: wire.is_active && wire.hide_search,
  hasVerticalMenu: wire.is_active && wire.is_override_categories && wire.is_vertical_menu,
  hidesStruckPrices: wire.is_active && wire.hide_strikethrough_price,
  landsAt: wire.default_category_id,
  isActive: wire.is_active,
});
