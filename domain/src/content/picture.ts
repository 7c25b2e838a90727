/** What a picture of a page may weigh. */
export const CONTENT_PICTURE_BYTES_MAX = 12 * 1024 * 1024;

/** Endings of pictures that staff may choose. */
export const CONTENT_PICTURE_FORMATS = ["png", "jpg", "jpeg", "webp", "avif"] as const;

/** A banner's picture, in px: what a page keeps room for (CMS-18). */
export const BANNER_PX = { width: 1280, height: 670 } as const;
