import { z } from "zod";

/** The portal of whoever asks, as sessions, products and the configuration tell it (PORTAL-12, PORTAL-14, ACCT-16). */
export const portalData = z.object({
  /** 0 for whoever belongs to none (PORTAL-16). */
  entity_id: z.number(),
  is_active: z.boolean(),
  /** Lowercase. */
  code: z.string(),
  name: z.string(),
  /** Address of a picture; `null` without one. */
  logo: z.string().nullable(),
  /** The configuration's word for `is_active` (reading 15). */
  portal_status: z.boolean(),
  force_login: z.boolean(),
  portal_redirect_after_login: z.boolean(),
  hide_search: z.boolean(),
  hide_strikethrough_price: z.boolean(),
  is_override_categories: z.boolean(),
  is_vertical_menu: z.boolean(),
  /** What its landing page lists; `null` for the first category of the menu. */
  default_category_id: z.number().nullable(),
});

export type PortalDataWire = z.output<typeof portalData>;
