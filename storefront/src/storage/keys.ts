import { DAY_MS } from "@placket/domain/durations";
import type { ConsentCategory } from "@placket/domain/storage/consent-category";
import { CONSENT_COOKIE } from "@placket/domain/storage/consent-cookie";
import type { EssentialName, KeptIn, OptionalKey } from "@placket/domain/storage/registry.data";
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

/** What keeps text by name; what a database keeps is no text, and has a way of its own (`database/open-database.ts`). */
type TextKind = Exclude<KeptIn, "database">;

export interface StorageKey<Value = unknown> {
  readonly name: string;
  readonly kind: TextKind;
  /** Cookies only: how long, in seconds; none lasts until the browser closes. */
  readonly seconds?: number;
  /** What it needs consent for; without it, the store cannot work without what is kept. */
  readonly category?: ConsentCategory;
  /** Text as it is, or JSON; cookies of the spec are text. */
  readonly form: "text" | "json";
  /** Whether what is there is what this version of the store keeps under the key. */
  readonly is: Shape<Value>;
}

type Rest = Pick<StorageKey, "seconds" | "category">;

/**
 * Declares a key that the registry has (`domain/src/storage/registry.data.ts`), of text or of JSON of a shape: a name that
 * is not there does not compile, nor what is optional without its category.
 */
interface Declare<Kind extends TextKind> {
  (name: EssentialName<Kind>): StorageKey<string>;
  <Value>(
    name: EssentialName<Kind>,
    is: Shape<Value>,
    rest?: Pick<StorageKey, "seconds">,
  ): StorageKey<Value>;
  <Value, Name extends OptionalKey<Kind>["name"]>(
    name: Name,
    is: Shape<Value>,
    rest: Pick<Extract<OptionalKey<Kind>, { readonly name: Name }>, "category">,
  ): StorageKey<Value>;
}

const keptAs =
  (kind: TextKind) =>
  <Value>(name: string, is: Shape<Value> | Shape<string> = isText, rest?: Rest) => ({
    name,
    kind,
    is,
    form: is === isText ? ("text" as const) : ("json" as const),
    ...rest,
  });

export const cookie: Declare<"cookie"> = keptAs("cookie");
export const session: Declare<"session"> = keptAs("session");
export const local: Declare<"local"> = keptAs("local");

/** Whoever reads it asks for its shape. */
export const isAnything: Shape<unknown> = (kept): kept is unknown => kept !== undefined;

const DAY = DAY_MS / 1000;

interface Message {
  readonly type: string;
  readonly text: string;
}

const isMessages = listOf(objectOf<Message>({ type: isText, text: isText }));

interface AskedPlacing {
  readonly since: number;
  readonly isAnswered: boolean;
}

/**
 * What several rooms of the storefront leave in a browser; what one alone does it declares itself. The registry has all of
 * it and says why. Nothing else is written anywhere.
 */
export const storageKeys = {
  /** CONF-01. */
  storeConfig: session("store-config", isAnything),
  /** ROUTE-47. */
  scroll: session("scroll", recordOf(isNumber)),
  /** PLP-04, SEARCH-09, MENU-08. */
  searchFilter: session("search-filter"),
  /** What is being chosen for a garment (embroidery/choice/unfinished.ts says its shape). */
  embroidery: session("embroidery", isAnything),
  /** UI-11. */
  messages: cookie(MESSAGES_COOKIE, isMessages),
  /** UI-11. */
  sessionMessages: session("messages", isMessages),
  /** reading 61: storage leads. */
  cartId: local(CART_COOKIE),
  /** reading 61. */
  cartIdCookie: cookie(CART_COOKIE, isText, { seconds: CART_COOKIE_SECONDS }),
  /** Written anew with every change of the cart, by which the other tabs hear of it. */
  cartChanged: local("cartChanged"),
  /** reading 61: storage leads. */
  customerToken: local(TOKEN_COOKIE),
  /** API-05. */
  customerTokenCookie: cookie(TOKEN_COOKIE),
  /** Written anew with every login and logout, by which the other tabs hear of it. */
  accountChanged: local("accountChanged"),
  /** ACCT-30, CHECK-11. */
  customerEmail: session("customerEmail"),
  /** ACCT-30. */
  customerPhone: session("customerPhone"),
  /** ACCT-30, reading 71: what a guest chose for an account, until the checkout ends. */
  guestPassword: session("guestPassword"),
  /** ACCT-30, accounts §4. */
  isExplicitGuest: session("isExplicitGuest"),
  /** ACCT-30, CHECK-25: ids of the agreements that are ticked. */
  termsAgreed: session("termsAgreed", listOf(isNumber)),
  /** ACCT-30, CHECK-25: all that placing an order needs are ticked. */
  termsForPlaceOrder: session("termsForPlaceOrder"),
  /** ACCT-30, CHECK-17. */
  embroideryAgreed: session("embroideryAgreed"),
  /** ACCT-30, CHECK-15. */
  shippingStepSaved: session("shippingStepSaved"),
  /** issue B5: by cart; the order's token is for the browser that placed it, in whichever tab; gone with the placing. */
  placingKeys: local("placingKeys", recordOf(isText)),
  /** ACCT-30, PAY-06. */
  selectedPaymentMethod: session("selectedPaymentMethod"),
  /** issue §6: by cart; a reload while an order is being placed asks for the same order, and so does another tab. */
  placings: local(
    "placings",
    recordOf(objectOf<AskedPlacing>({ since: isNumber, isAnswered: isBoolean })),
  ),
  /** chrome §2.7. */
  promotionClosed: cookie("promotion.banner.closed", isText, { seconds: DAY }),
  /** STORE-05: what the form that goes over to another store carries as well. */
  formKey: cookie(FORM_KEY_COOKIE),
  /** CONSENT-03, OPEN-44: as `consentText` writes it; for as long as the settings say. */
  consent: cookie(CONSENT_COOKIE),
} as const;
