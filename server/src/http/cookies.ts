import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { CART_COOKIE, CART_COOKIE_SECONDS } from "@placket/domain/storage/cart-cookie";
import { FORM_KEY_COOKIE } from "@placket/domain/storage/form-key-cookie";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import { KNOWN_BROWSER_MS, lifetimes } from "@placket/domain/session/lifetime";
import type { FastifyReply } from "fastify";

interface CookieRow {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly sameSite: "lax" | "strict";
  readonly seconds: number;
}

/** Three months: a logo is brought first and ordered when it has been agreed on. */
const LOGOS_COOKIE_SECONDS = 90 * 24 * 3600;

/** As long as a guest's comparison is kept that nobody changes. */
const COMPARE_COOKIE_SECONDS = 90 * 24 * 3600;

/** A year: who has voted about a review does not vote again. */
const REVIEWER_COOKIE_SECONDS = 365 * 24 * 3600;

/** Every cookie that a call may keep in a browser, and who gets to see it. */
const COOKIES = {
  /** A page writes it, and sends it along with its form (STORE-05). */
  [FORM_KEY_COOKIE]: { path: "/", httpOnly: false, sameSite: "lax", seconds: 3600 },
  /** The store view that was chosen, by Magento's name. */
  store: { path: "/", httpOnly: true, sameSite: "lax", seconds: 365 * 24 * 3600 },
  /** What the next page shows once (UI-11): it takes it away. */
  [MESSAGES_COOKIE]: { path: "/", httpOnly: false, sameSite: "lax", seconds: 60 },
  /** Readable by the page on purpose: the documents keep it as a cookie of the browser (reading 61). */
  [CART_COOKIE]: { path: "/", httpOnly: false, sameSite: "lax", seconds: CART_COOKIE_SECONDS },
  /** The session of a customer; how long it lasts is decided on the server. */
  placket_session: {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    seconds: lifetimes.customer.absolute / 1000,
  },
  /** The session of staff: sent to the back office only, and never from elsewhere. */
  placket_staff: {
    path: ADMIN_PAGES,
    httpOnly: true,
    sameSite: "strict",
    seconds: lifetimes.staff.absolute / 1000,
  },
  /** Says that staff signed in on this browser before; opens nothing by itself. */
  placket_known: {
    path: ADMIN_PAGES,
    httpOnly: true,
    sameSite: "strict",
    seconds: KNOWN_BROWSER_MS / 1000,
  },
  /** Says that a customer signed in on this browser before; opens nothing by itself. */
  placket_known_customer: {
    path: "/rest",
    httpOnly: true,
    sameSite: "strict",
    seconds: KNOWN_BROWSER_MS / 1000,
  },
  /** Whose logos were brought on this browser without an account; whoever signs in keeps them at hand. */
  placket_logos: { path: "/", httpOnly: true, sameSite: "lax", seconds: LOGOS_COOKIE_SECONDS },
  /** What is compared on this browser while nobody is signed in. */
  placket_compare: {
    path: "/rest",
    httpOnly: true,
    sameSite: "lax",
    seconds: COMPARE_COOKIE_SECONDS,
  },
  /** By what a browser is known that brought something for a review, or voted about one. */
  placket_reviewer: {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    seconds: REVIEWER_COOKIE_SECONDS,
  },
} as const satisfies Readonly<Record<string, CookieRow>>;

export type CookieName = keyof typeof COOKIES;

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
