/** Where dynamic widgets stand, as their GraphQL call names it (HEAD-21). */
export const WIDGET_LOCATIONS = [
  "HEADERBEFOREACCOUNTLINKS",
  "FOOTER",
  "FOOTBUTTONS",
  "MIDFOOT",
  "LOWERFOOT",
] as const;

/** Containers of header and footer, by the spec's names (FOOT-07). */
export const FRAME_CONTAINERS = [
  "social-media",
  "email-connect",
  "footer-logo",
  "footer-contact-info",
  "footer-left-links",
  "footer-right-links",
  "footer-icons",
  "footer-buttons",
  "footer-secure-image",
  "footer-bottom-links",
  "footer-copyright",
  "recently-viewed-footer",
  "banner-promotion",
] as const;

/** Places below the departments of the menu (MENU-05). */
export const MENU_PROMOTIONS = [
  "menu-promotion-1",
  "menu-promotion-2",
  "menu-promotion-3",
  "menu-promotion-4",
  "menu-promotion-5",
  "menu-promotion-6",
  "menu-promotion-7",
  "menu-promotion-8",
  "menu-promotion-9",
  "menu-promotion-10",
] as const;

/** Places of header and footer: every page shows what stands there. */
export const FRAME_PLACES = [...FRAME_CONTAINERS, ...MENU_PROMOTIONS, ...WIDGET_LOCATIONS] as const;

export type WidgetLocation = (typeof WIDGET_LOCATIONS)[number];
export type FramePlaceName = (typeof FRAME_PLACES)[number];
