import { DAY_MS, HOUR_MS } from "../durations.ts";

/** What a mailed link lets somebody do, once. */
export type LinkPurpose = "password" | "login" | "email";

/** How long a mailed link is good, ms; its letters say an hour. */
export const LINK_MS = HOUR_MS;

/** How long the link of somebody is good whose account staff have made, ms; its letter says a week. */
export const INVITATION_MS = 7 * DAY_MS;

/** The pages that take links up; the token stands behind `#`, which no browser sends and no server logs. */
export const LINK_PAGES = {
  password: "/customer/account/createpassword",
  login: "/customer/account/loginlink",
  email: "/customer/account/confirmemail",
} as const satisfies Readonly<Record<LinkPurpose, string>>;

/** Where a new password is asked for. */
export const FORGOT_PAGE = "/customer/account/forgotpassword";
