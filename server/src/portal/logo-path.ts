/** Below which the pictures of portals lie. */
export const PORTAL_LOGOS = "/media/portals/";

/** The address of a portal's picture: another picture has another one. */
export const portalLogoPath = (id: number, key: string): string =>
  `${PORTAL_LOGOS}${id}/${key}/logo.png`;
