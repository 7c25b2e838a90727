/** Bytes of a picture that staff bring. */
export const PORTAL_LOGO_BYTES_MAX = 2 * 1024 * 1024;

/** Into how many pixels it is fitted: twice what the header shows, for dense screens. */
export const PORTAL_LOGO_PX = { width: 400, height: 96 } as const;

/** What a picture may be that a browser of staff offers to bring. */
export const PORTAL_LOGO_FORMATS = ["png", "jpg", "jpeg", "webp", "avif"] as const;
