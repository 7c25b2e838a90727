import { DAY_MS } from "../durations.ts";
import { CART_COOKIE, CART_COOKIE_SECONDS } from "./cart-cookie.ts";
import type { ConsentCategory } from "./consent-category.ts";
import { ALLOWED_SAVE_COOKIE } from "./allowed-save-cookie.ts";
import { CONSENT_COOKIE } from "./consent-cookie.ts";
import { FORM_KEY_COOKIE } from "./form-key-cookie.ts";
import { MESSAGES_COOKIE } from "./messages-cookie.ts";
import { TOKEN_COOKIE } from "./token-cookie.ts";

/** Where a browser keeps something: cookies, what lasts as long as the tab, what lasts until it is removed, a database. */
export type KeptIn = "cookie" | "session" | "local" | "database";

/** One thing that the store keeps in a browser. */
export interface KeptThing {
  readonly name: string;
  readonly kind: KeptIn;
  /** Cookies only: how long, in seconds; without it until the browser is closed. */
  readonly seconds?: number;
  readonly category: ConsentCategory;
  /** What for, as shoppers read it: the phrase of the translations. */
  readonly about: string;
}

const DAY = DAY_MS / 1000;

const essential =
  <Kind extends KeptIn>(kind: Kind) =>
  <Name extends string>(name: Name, about: string, seconds?: number) => ({
    name,
    kind,
    category: "essential" as const,
    about,
    ...(seconds === undefined ? {} : { seconds }),
  });

const cookie = essential("cookie");
const session = essential("session");
const local = essential("local");

const WHICH_CART = "Which cart is yours.";
const SIGNED_IN = "That you are signed in.";
const ORDERING = "How far your order is, until it is placed.";
const CLOSED = "That you closed this, so that it stays closed.";

/**
 * Everything that pages of the store keep in a browser, under the names by which the storefront's `storageKeys` keep it.
 * What is not here cannot be written; the lists of cookies that shoppers and staff see are made of it.
 */
export const PAGE_KEYS = {
  storeConfig: session("store-config", "How this shop is set up, so that pages come quickly."),
  scroll: session("scroll", "Where on a page you were, for the way back."),
  searchFilter: session("search-filter", "What you filtered and searched for, for the way back."),
  embroidery: session("embroidery", "What you are choosing for a garment."),
  embroideryLook: session("embroidery-look", "How the text looked that you had embroidered last."),
  messages: cookie(MESSAGES_COOKIE, "What the next page has to tell you."),
  sessionMessages: session("messages", "What the next page has to tell you."),
  cartId: local(CART_COOKIE, WHICH_CART),
  cartIdCookie: cookie(CART_COOKIE, WHICH_CART, CART_COOKIE_SECONDS),
  cartChanged: local("cartChanged", "Tells your other tabs that the cart has changed."),
  customerToken: local(TOKEN_COOKIE, SIGNED_IN),
  customerTokenCookie: cookie(TOKEN_COOKIE, SIGNED_IN),
  accountChanged: local("accountChanged", "Tells your other tabs that you signed in or out."),
  customerEmail: session("customerEmail", ORDERING),
  customerPhone: session("customerPhone", ORDERING),
  guestPassword: session("guestPassword", ORDERING),
  showNumberPopup: cookie("show-sn-popup", "Opens what you asked for on the next page."),
  showNumberPopupHere: session("show-sn-popup", "Opens what you asked for on the next page."),
  isExplicitGuest: session("isExplicitGuest", ORDERING),
  termsAgreed: session("termsAgreed", ORDERING),
  termsForPlaceOrder: session("termsForPlaceOrder", ORDERING),
  embroideryAgreed: session("embroideryAgreed", ORDERING),
  shippingStepSaved: session("shippingStepSaved", ORDERING),
  placingKeys: local("placingKeys", "Keeps an order from being placed twice."),
  selectedPaymentMethod: session("selectedPaymentMethod", ORDERING),
  walletApproval: session("walletApproval", ORDERING),
  addedFirst: session("addedFirst", ORDERING),
  placings: local("placings", "Keeps an order from being placed twice."),
  placedOrders: session("placedOrders", "Lets you see the order that you placed."),
  orderedCart: local("orderedCart", "Tells your other tabs that an order was placed."),
  savedAfterSignIn: session("savedAfterSignIn", "What you wanted to save, until you sign in."),
  portalPopup: cookie("cw-popup-display", CLOSED, DAY),
  portalLoginRequired: cookie(
    "portal-login-required",
    "Whether your company's shop asks for a sign-in.",
  ),
  portalCode: session("portalCode", "By which company's shop you came."),
  wishAfterSignIn: session("wishAfterSignIn", "What you wished for, until you sign in."),
  recentlyViewed: {
    name: "recentlyViewed",
    kind: "local",
    category: "functional",
    about: "Shows what you looked at last.",
  },
  promotionClosed: cookie("promotion.banner.closed", CLOSED, DAY),
  teamDraft: {
    name: "teamDraft",
    kind: "local",
    category: "functional",
    about: "Keeps a team's list that is not in the cart yet.",
  },
  keptPages: {
    name: "placket-pages",
    kind: "database",
    category: "functional",
    about: "Keeps pages of this shop that you saw, so that they are there without a network.",
  },
  warmedUp: {
    name: "categories-warmed-up",
    kind: "cookie",
    category: "functional",
    about: "That pages of this shop were fetched ahead, so that they come quickly.",
  },
  trackedEvents: {
    name: "trackedEvents",
    kind: "session",
    category: "analytics",
    about: "What you did where nobody counts it, until a page on which the shop does.",
  },
  formKey: cookie(FORM_KEY_COOKIE, "That a form of this shop is sent by you."),
  persistenceOff: cookie(
    "storage-disabled",
    "That the shop keeps no pages on this device, after one of them broke.",
    30 * DAY,
  ),
  /** As long as the settings say, which the page that writes it knows. */
  consent: cookie(CONSENT_COOKIE, "What you chose here, and the number under which it is noted."),
  allowedSave: cookie(ALLOWED_SAVE_COOKIE, "That you accepted cookies of this shop."),
} as const satisfies Readonly<Record<string, KeptThing>>;

type PageKey = (typeof PAGE_KEYS)[keyof typeof PAGE_KEYS];

/** Names that pages may keep somewhere without consent. */
export type EssentialName<Kind extends KeptIn> = Extract<
  PageKey,
  { readonly kind: Kind; readonly category: "essential" }
>["name"];

/** What pages may keep somewhere with consent alone. */
export type OptionalKey<Kind extends KeptIn> = Exclude<
  Extract<PageKey, { readonly kind: Kind }>,
  { readonly category: "essential" }
>;
