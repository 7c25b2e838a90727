import { CART_COOKIE_SECONDS } from "@placket/domain/storage/cart-cookie";

/** Why something is kept; consent is asked by category, `essential` needs none. */
export type ConsentCategory = "essential" | "functional" | "analytics" | "marketing";

export interface StorageKey<Value = unknown> {
  readonly name: string;
  readonly kind: "cookie" | "session" | "local";
  /** Cookies only: how long, in seconds; none lasts until the browser closes. */
  readonly seconds?: number;
  readonly category: ConsentCategory;
  /** Text as it is, or JSON; cookies of the spec are text. */
  readonly form: "text" | "json";
  readonly source: string;
  /** Only the type matters: what is kept under this key. */
  readonly sample?: Value;
}

const text = (row: Omit<StorageKey, "form" | "sample">): StorageKey<string> => ({
  ...row,
  form: "text",
});

const json =
  <Value>() =>
  (row: Omit<StorageKey, "form" | "sample">): StorageKey<Value> => ({ ...row, form: "json" });

const DAY = 86_400;

/** Everything the storefront leaves in a browser. Nothing else is written anywhere. */
export const storageKeys = {
  storeConfig: json<unknown>()({
    name: "store-config",
    kind: "session",
    category: "essential",
    source: "CONF-01",
  }),
  scroll: json<Readonly<Record<string, number>>>()({
    name: "scroll",
    kind: "session",
    category: "essential",
    source: "ROUTE-47",
  }),
  searchFilter: text({
    name: "search-filter",
    kind: "session",
    category: "essential",
    source: "PLP-04, SEARCH-09, MENU-08",
  }),
  messages: json<readonly { readonly type: string; readonly text: string }[]>()({
    name: "mage-messages",
    kind: "cookie",
    category: "essential",
    source: "UI-11",
  }),
  sessionMessages: json<readonly { readonly type: string; readonly text: string }[]>()({
    name: "messages",
    kind: "session",
    category: "essential",
    source: "UI-11",
  }),
  cartId: text({
    name: "cartId",
    kind: "local",
    category: "essential",
    source: "reading 61: storage leads",
  }),
  cartIdCookie: text({
    name: "cartId",
    kind: "cookie",
    seconds: CART_COOKIE_SECONDS,
    category: "essential",
    source: "reading 61",
  }),
  customerToken: text({
    name: "customerToken",
    kind: "local",
    category: "essential",
    source: "reading 61: storage leads",
  }),
  customerTokenCookie: text({
    name: "customerToken",
    kind: "cookie",
    category: "essential",
    source: "API-05",
  }),
  customerEmail: text({
    name: "customerEmail",
    kind: "session",
    category: "essential",
    source: "ACCT-30, CHECK-11",
  }),
  customerPhone: text({
    name: "customerPhone",
    kind: "session",
    category: "essential",
    source: "ACCT-30",
  }),
  guestPassword: text({
    name: "guestPassword",
    kind: "session",
    category: "essential",
    source: "ACCT-30, reading 71",
  }),
  isExplicitGuest: text({
    name: "isExplicitGuest",
    kind: "session",
    category: "essential",
    source: "ACCT-30, accounts §4",
  }),
  termsAgreed: json<readonly number[]>()({
    name: "termsAgreed",
    kind: "session",
    category: "essential",
    source: "ACCT-30, CHECK-25: ids of the agreements that are ticked",
  }),
  termsForPlaceOrder: text({
    name: "termsForPlaceOrder",
    kind: "session",
    category: "essential",
    source: "ACCT-30, CHECK-25: all that placing an order needs are ticked",
  }),
  embroideryAgreed: text({
    name: "embroideryAgreed",
    kind: "session",
    category: "essential",
    source: "ACCT-30, CHECK-17",
  }),
  shippingStepSaved: text({
    name: "shippingStepSaved",
    kind: "session",
    category: "essential",
    source: "ACCT-30, CHECK-15",
  }),
  selectedPaymentMethod: text({
    name: "selectedPaymentMethod",
    kind: "session",
    category: "essential",
    source: "ACCT-30, PAY-06",
  }),
  placingCart: text({
    name: "placingCart",
    kind: "session",
    category: "essential",
    source: "issue §6: a reload while an order is being placed asks for the same order",
  }),
  placedOrders: json<
    Readonly<Record<string, { readonly token: string; readonly isTold: boolean }>>
  >()({
    name: "placedOrders",
    kind: "session",
    category: "essential",
    source: "CHECK-32, OPEN-36: token by order number",
  }),
  promotionClosed: text({
    name: "promotion.banner.closed",
    kind: "cookie",
    seconds: DAY,
    category: "functional",
    source: "chrome §2.7",
  }),
  persistenceOff: text({
    name: "storage-disabled",
    kind: "cookie",
    category: "essential",
    source: "ERROR-04",
  }),
} as const;
