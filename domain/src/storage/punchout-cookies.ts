/** Says “1” on a browser that came from a procurement system (PUNCH-01, OPEN-44); opens nothing by itself. */
export const PUNCHOUT_COOKIE = "punchout_session";

/** The store mode, in an address and as the cookie that keeps it (CONF-43, OPEN-44). */
export const STORE_MODE = "store-mode";

/** Retail unless told (CONF-42, PUNCH-07). */
export const STORE_MODES = ["retail", "punchout"] as const;
export type StoreMode = (typeof STORE_MODES)[number];
