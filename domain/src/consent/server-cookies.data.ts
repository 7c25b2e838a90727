import { DAY_MS } from "../durations.ts";
import { KNOWN_BROWSER_MS, lifetimes } from "../session/lifetime.ts";
import type { KeptThing } from "../storage/registry.data.ts";

/** A year, in seconds: who has voted about a review does not vote again; a country is chosen once. */
const YEAR = (365 * DAY_MS) / 1000;
/** Three months, in seconds: a logo is brought first and ordered when it has been agreed on. */
const QUARTER = (90 * DAY_MS) / 1000;

const cookie = <Name extends string>(name: Name, seconds: number, about: string) =>
  ({ name, kind: "cookie", seconds, category: "essential", about }) as const;

/**
 * Every cookie that the server itself sets beside those of `PAGE_KEYS`, by its name. A cookie that needs consent is none
 * of the server's: a page writes it, where it is asked whether it may.
 */
export const SERVER_COOKIES = {
  store: cookie("store", YEAR, "In which country and language you see the shop."),
  placket_session: cookie(
    "placket_session",
    lifetimes.customer.absolute / 1000,
    "That you are signed in.",
  ),
  punchout_session: cookie(
    "punchout_session",
    lifetimes.buyer.absolute / 1000,
    "That you came from your company's procurement system.",
  ),
  "store-mode": cookie(
    "store-mode",
    lifetimes.buyer.absolute / 1000,
    "Whether you see the shop as it is for procurement systems.",
  ),
  placket_known_customer: cookie(
    "placket_known_customer",
    KNOWN_BROWSER_MS / 1000,
    "That you signed in here before, so that others who try your password do not keep you out.",
  ),
  placket_logos: cookie("placket_logos", QUARTER, "Which logos you brought."),
  placket_compare: cookie("placket_compare", QUARTER, "What you compare."),
  placket_reviewer: cookie(
    "placket_reviewer",
    YEAR,
    "Which reviews you voted about, or brought pictures for.",
  ),
  placket_staff: cookie(
    "placket_staff",
    lifetimes.staff.absolute / 1000,
    "That somebody of the shop is signed in to its office.",
  ),
  placket_known: cookie(
    "placket_known",
    KNOWN_BROWSER_MS / 1000,
    "That somebody of the shop signed in to its office here before.",
  ),
} as const satisfies Readonly<Record<string, KeptThing>>;

export type ServerCookie = keyof typeof SERVER_COOKIES;
