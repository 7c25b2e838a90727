import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { SERVER_COOKIES, type ServerCookie } from "@placket/domain/consent/server-cookies.data";
import { CART_COOKIE, CART_COOKIE_SECONDS } from "@placket/domain/storage/cart-cookie";
import { FORM_KEY_COOKIE } from "@placket/domain/storage/form-key-cookie";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import type { FastifyReply } from "fastify";

interface CookieRow {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly sameSite: "lax" | "strict";
  readonly seconds: number;
}

/** As long as the registry says that it lasts: shoppers are told the same. */
const keptAs = (name: ServerCookie, row: Omit<CookieRow, "seconds">): CookieRow => ({
  ...row,
  seconds: SERVER_COOKIES[name].seconds,
});

/** Every cookie that a call may keep in a browser, and who gets to see it. */
const COOKIES: Readonly<Record<CookieName, CookieRow>> = {
  /** A page writes it, and sends it along with its form (STORE-05). */
  [FORM_KEY_COOKIE]: { path: "/", httpOnly: false, sameSite: "lax", seconds: 3600 },
  /** The store view that was chosen, by Magento's name. */
  store: keptAs("store", { path: "/", httpOnly: true, sameSite: "lax" }),
  /** What the next page shows once (UI-11): it takes it away. */
  [MESSAGES_COOKIE]: { path: "/", httpOnly: false, sameSite: "lax", seconds: 60 },
  /** Readable by the page on purpose: the documents keep it as a cookie of the browser (reading 61). */
  [CART_COOKIE]: { path: "/", httpOnly: false, sameSite: "lax", seconds: CART_COOKIE_SECONDS },
  /** The session of a customer; how long it lasts is decided on the server. */
  placket_session: keptAs("placket_session", { path: "/", httpOnly: true, sameSite: "lax" }),
  /** Says that the browser came from a procurement system; opens nothing by itself. */
  punchout_session: keptAs("punchout_session", { path: "/", httpOnly: true, sameSite: "lax" }),
  /** The store mode that an address named. */
  "store-mode": keptAs("store-mode", { path: "/", httpOnly: true, sameSite: "lax" }),
  /** The session of staff: sent to the back office only, and never from elsewhere. */
  placket_staff: keptAs("placket_staff", { path: ADMIN_PAGES, httpOnly: true, sameSite: "strict" }),
  /** Says that staff signed in on this browser before; opens nothing by itself. */
  placket_known: keptAs("placket_known", { path: ADMIN_PAGES, httpOnly: true, sameSite: "strict" }),
  /** Says that a customer signed in on this browser before; opens nothing by itself. */
  placket_known_customer: keptAs("placket_known_customer", {
    path: "/rest",
    httpOnly: true,
    sameSite: "strict",
  }),
  /** Whose logos were brought on this browser without an account; whoever signs in keeps them at hand. */
  placket_logos: keptAs("placket_logos", { path: "/", httpOnly: true, sameSite: "lax" }),
  /** What is compared on this browser while nobody is signed in. */
  placket_compare: keptAs("placket_compare", { path: "/rest", httpOnly: true, sameSite: "lax" }),
  /** By what a browser is known that brought something for a review, or voted about one. */
  placket_reviewer: keptAs("placket_reviewer", { path: "/", httpOnly: true, sameSite: "lax" }),
};

export type CookieName =
  | typeof CART_COOKIE
  | typeof FORM_KEY_COOKIE
  | typeof MESSAGES_COOKIE
  | ServerCookie;

/** Keeps a cookie as its row says; an empty value takes it away. */
export function keepCookie(
  reply: FastifyReply,
  { name, value, storeUrl }: { name: CookieName; value: string; storeUrl: string },
): void {
  const { path, httpOnly, sameSite, seconds } = COOKIES[name];
  const maxAge = value === "" ? 0 : seconds;
  const secure = storeUrl.startsWith("https:");
  reply.setCookie(name, value, { path, httpOnly, sameSite, secure, maxAge });
}
