/** Where the pages of the back office stand; its cookie is sent nowhere else. */
export const ADMIN_PAGES = "/admin";

/** Where the back office calls. Apart from the tables, so that a browser loads no shapes with it. */
export const ADMIN_API = `${ADMIN_PAGES}/api/`;
