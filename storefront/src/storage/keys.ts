import { DAY_MS } from "@placket/domain/durations";
import { CART_COOKIE, CART_COOKIE_SECONDS } from "@placket/domain/storage/cart-cookie";
import { FORM_KEY_COOKIE } from "@placket/domain/storage/form-key-cookie";
import { TOKEN_COOKIE } from "@placket/domain/storage/token-cookie";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import {
  isBoolean,
  isNumber,
  isText,
  listOf,
  objectOf,
  recordOf,
  type Shape,
} from "./kept-shape.ts";

/** Why something is kept. */
type ConsentCategory = "essential" | "functional" | "analytics" | "marketing";

export interface StorageKey<Value = unknown> {
  readonly name: string;
  readonly kind: "cookie" | "session" | "local";
  /** Cookies only: how long, in seconds; none lasts until the browser closes. */
  readonly seconds?: number;
  readonly category: ConsentCategory;
  /** Text as it is, or JSON; cookies of the spec are text. */
  readonly form: "text" | "json";
  /** Whether what is there is what this version of the store keeps under the key. */
  readonly is: Shape<Value>;
}

type Row = Omit<StorageKey, "form" | "is">;

const text = (row: Row): StorageKey<string> => ({ ...row, form: "text", is: isText });

const json = <Value>(is: Shape<Value>, row: Row): StorageKey<Value> => ({
  ...row,
  form: "json",
  is,
});

/** Whoever reads it asks for its shape. */
const isAnything: Shape<unknown> = (kept): kept is unknown => kept !== undefined;

const DAY = DAY_MS / 1000;

/** For how long a portal's popup stays closed (OPEN-09, reading 16). */
const PORTAL_POPUP_DAYS = 1;

interface Message {
  readonly type: string;
  readonly text: string;
}

const isMessages = listOf(objectOf<Message>({ type: isText, text: isText }));

interface AskedPlacing {
  readonly since: number;
  readonly isAnswered: boolean;
}

interface WalletApproval {
  readonly code: string;
  readonly cartId: string;
  readonly approved: Readonly<Record<string, string>>;
}

interface PlacedOrder {
  readonly token: string;
  readonly isTold: boolean;
}

interface OrderedCart {
  readonly cartId: string;
  readonly number: string;
  readonly state: string;
}

interface PendingWish {
  readonly id: number;
  readonly name: string;
}

/** Everything the storefront leaves in a browser. Nothing else is written anywhere. */
export const storageKeys = {
  /** CONF-01. */
  storeConfig: json(isAnything, {
    name: "store-config",
    kind: "session",
    category: "essential",
  }),
  /** ROUTE-47. */
  scroll: json(recordOf(isNumber), {
    name: "scroll",
    kind: "session",
    category: "essential",
  }),
  /** PLP-04, SEARCH-09, MENU-08. */
  searchFilter: text({
    name: "search-filter",
    kind: "session",
    category: "essential",
  }),
  /** What is being chosen for a garment (embroidery/choice/unfinished.ts says its shape). */
  embroidery: json(isAnything, {
    name: "embroidery",
    kind: "session",
    category: "essential",
  }),
  /** How the last text was sewn that was put into the cart (embroidery/text/last-look.ts says its shape). */
  embroideryLook: json(isAnything, {
    name: "embroidery-look",
    kind: "session",
    category: "essential",
  }),
  /** UI-11. */
  messages: json(isMessages, {
    name: MESSAGES_COOKIE,
    kind: "cookie",
    category: "essential",
  }),
  /** UI-11. */
  sessionMessages: json(isMessages, {
    name: "messages",
    kind: "session",
    category: "essential",
  }),
  /** reading 61: storage leads. */
  cartId: text({
    name: CART_COOKIE,
    kind: "local",
    category: "essential",
  }),
  /** reading 61. */
  cartIdCookie: text({
    name: CART_COOKIE,
    kind: "cookie",
    seconds: CART_COOKIE_SECONDS,
    category: "essential",
  }),
  /** Written anew with every change of the cart, by which the other tabs hear of it. */
  cartChanged: text({
    name: "cartChanged",
    kind: "local",
    category: "essential",
  }),
  /** reading 61: storage leads. */
  customerToken: text({
    name: TOKEN_COOKIE,
    kind: "local",
    category: "essential",
  }),
  /** API-05. */
  customerTokenCookie: text({
    name: TOKEN_COOKIE,
    kind: "cookie",
    category: "essential",
  }),
  /** Written anew with every login and logout, by which the other tabs hear of it. */
  accountChanged: text({
    name: "accountChanged",
    kind: "local",
    category: "essential",
  }),
  /** ACCT-30, CHECK-11. */
  customerEmail: text({
    name: "customerEmail",
    kind: "session",
    category: "essential",
  }),
  /** ACCT-30. */
  customerPhone: text({
    name: "customerPhone",
    kind: "session",
    category: "essential",
  }),
  /** ACCT-30, reading 71: what a guest chose for an account, until the checkout ends. */
  guestPassword: text({
    name: "guestPassword",
    kind: "session",
    category: "essential",
  }),
  /** REP-15: `1` opens the popup of customer numbers on the next page. */
  showNumberPopup: text({ name: "show-sn-popup", kind: "cookie", category: "functional" }),
  showNumberPopupHere: text({ name: "show-sn-popup", kind: "session", category: "functional" }),
  /** ACCT-30, accounts §4. */
  isExplicitGuest: text({
    name: "isExplicitGuest",
    kind: "session",
    category: "essential",
  }),
  /** ACCT-30, CHECK-25: ids of the agreements that are ticked. */
  termsAgreed: json(listOf(isNumber), {
    name: "termsAgreed",
    kind: "session",
    category: "essential",
  }),
  /** ACCT-30, CHECK-25: all that placing an order needs are ticked. */
  termsForPlaceOrder: text({
    name: "termsForPlaceOrder",
    kind: "session",
    category: "essential",
  }),
  /** ACCT-30, CHECK-17. */
  embroideryAgreed: text({
    name: "embroideryAgreed",
    kind: "session",
    category: "essential",
  }),
  /** ACCT-30, CHECK-15. */
  shippingStepSaved: text({
    name: "shippingStepSaved",
    kind: "session",
    category: "essential",
  }),
  /** issue B5: by cart; the order's token is for the browser that placed it, in whichever tab; gone with the placing. */
  placingKeys: json(recordOf(isText), {
    name: "placingKeys",
    kind: "local",
    category: "essential",
  }),
  /** ACCT-30, PAY-06. */
  selectedPaymentMethod: text({
    name: "selectedPaymentMethod",
    kind: "session",
    category: "essential",
  }),
  /** PAY-01, PAY-05: what was approved, at whose wallet, until the order is placed with it. */
  walletApproval: json(
    objectOf<WalletApproval>({ code: isText, cartId: isText, approved: recordOf(isText) }),
    { name: "walletApproval", kind: "session", category: "essential" },
  ),
  /** PAY-01: what was put into a cart on a way from its product that was not gone to its end. */
  addedFirst: json(isAnything, {
    name: "addedFirst",
    kind: "session",
    category: "essential",
  }),
  /** issue §6: by cart; a reload while an order is being placed asks for the same order, and so does another tab. */
  placings: json(recordOf(objectOf<AskedPlacing>({ since: isNumber, isAnswered: isBoolean })), {
    name: "placings",
    kind: "local",
    category: "essential",
  }),
  /** CHECK-32, OPEN-36: token by order number. */
  placedOrders: json(recordOf(objectOf<PlacedOrder>({ token: isText, isTold: isBoolean })), {
    name: "placedOrders",
    kind: "session",
    category: "essential",
  }),
  /** The cart that this browser ordered last: its other tabs, and the way back, know what became of it. */
  orderedCart: json(objectOf<OrderedCart>({ cartId: isText, number: isText, state: isText }), {
    name: "orderedCart",
    kind: "local",
    category: "essential",
  }),
  /** EMB-45: what a guest wants to save, until they have signed in. */
  savedAfterSignIn: json(isAnything, {
    name: "savedAfterSignIn",
    kind: "session",
    category: "essential",
  }),
  /** PORTAL-08, PORTAL-10, OPEN-09: that the portal's popup was closed on this browser. */
  portalPopup: text({
    name: "cw-popup-display",
    kind: "cookie",
    seconds: PORTAL_POPUP_DAYS * DAY,
    category: "functional",
  }),
  /** ROUTE-36, reading 12: whether the portal that was come by asks for a login, `0` where it does not. */
  portalLoginRequired: text({
    name: "portal-login-required",
    kind: "cookie",
    category: "essential",
  }),
  /** ROUTE-36: the code of the portal that this tab came by, for its login. */
  portalCode: text({
    name: "portalCode",
    kind: "session",
    category: "essential",
  }),
  /** WISH-06, OPEN-55: what a guest wishes for, until they have signed in. */
  wishAfterSignIn: json(objectOf<PendingWish>({ id: isNumber, name: isText }), {
    name: "wishAfterSignIn",
    kind: "session",
    category: "essential",
  }),
  /** WISH-19: ids of the products that were looked at, the last first. */
  recentlyViewed: json(listOf(isNumber), {
    name: "recentlyViewed",
    kind: "local",
    category: "functional",
  }),
  /** chrome §2.7. */
  promotionClosed: text({
    name: "promotion.banner.closed",
    kind: "cookie",
    seconds: DAY,
    category: "functional",
  }),
  /** issue 10.3: the teams' lists that are not in a cart yet, by product. */
  teamDraft: json(isAnything, { name: "teamDraft", kind: "local", category: "functional" }),
  /** STORE-05: what the form that goes over to another store carries as well. */
  formKey: text({ name: FORM_KEY_COOKIE, kind: "cookie", category: "essential" }),
  /** ERROR-04. */
  persistenceOff: text({
    name: "storage-disabled",
    kind: "cookie",
    category: "essential",
  }),
} as const;
