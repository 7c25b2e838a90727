import { searchOf } from "@placket/web/link/search";
import type { PageType } from "./page-type.ts";
import { fillPattern, matchPattern, type Params, type ParamsOf } from "@placket/web/link/pattern";

interface Route<Pattern extends string = string> {
  readonly type: PageType;
  /** Ways to write the address; the first that fits is taken, in reading and in building. */
  readonly patterns: readonly Pattern[];
  /** Parameters that are digits only; otherwise the pattern does not match. */
  readonly digits?: readonly string[];
  /** The first pattern may stand anywhere in the path (ROUTE-17). */
  readonly anywhere?: boolean;
  /** Fixed parameters, telling apart screens that share a page type. */
  readonly params?: Params;
  readonly source: string;
}

const route = <const Pattern extends string>(row: Route<Pattern>): Route<Pattern> => row;

/**
 * Every local address of the store. It parses, builds links and gives the tests their paths.
 * The order matters: the first match wins, so `/checkout/cart` stands before `/checkout/{step}`.
 */
export const routes = {
  home: route({ type: "homepage", patterns: ["/"], source: "ROUTE-02" }),
  cart: route({ type: "cart", patterns: ["/checkout/cart"], source: "ROUTE-03" }),
  sharedCart: route({
    type: "shared-cart",
    patterns: ["/checkout/cart/shared"],
    source: "issue 9, 3",
  }),
  success: route({
    type: "success",
    patterns: ["/checkout/success/{order}", "/checkout/success"],
    source: "ROUTE-05, reading 7",
  }),
  checkoutIndex: route({
    type: "checkout",
    patterns: ["/checkout/index/index"],
    source: "ROUTE-20, reading 1",
  }),
  checkout: route({
    type: "checkout",
    patterns: ["/checkout/{step}", "/checkout"],
    source: "ROUTE-04",
  }),
  loginReferer: route({
    type: "login",
    patterns: ["/customer/account/login/referer/{redirectUri}"],
    params: { tab: "login" },
    source: "ROUTE-07",
  }),
  login: route({
    type: "login",
    patterns: ["/customer/account/login", "/customer/account/login/code/{code}"],
    params: { tab: "login" },
    source: "ROUTE-06, PORTAL-03",
  }),
  createPassword: route({
    type: "login",
    patterns: ["/customer/account/createpassword"],
    params: { tab: "reset" },
    source: "issue 9, reading 9: before the create page, whose path it contains",
  }),
  loginLink: route({
    type: "login",
    patterns: ["/customer/account/loginlink"],
    params: { tab: "link" },
    source: "ACCT-26",
  }),
  confirmEmail: route({
    type: "login",
    patterns: ["/customer/account/confirmemail"],
    params: { tab: "email" },
    source: "issue 9, 1",
  }),
  createAccount: route({
    type: "login",
    patterns: ["/customer/account/create"],
    params: { tab: "create" },
    anywhere: true,
    source: "ROUTE-17, reading 9",
  }),
  forgotPassword: route({
    type: "login",
    patterns: ["/customer/account/forgotpassword"],
    params: { tab: "forgot" },
    source: "ROUTE-18, reading 9",
  }),
  account: route({
    type: "account",
    patterns: ["/customer/account"],
    params: { part: "dashboard" },
    source: "ROUTE-23",
  }),
  accountEdit: route({
    type: "account",
    patterns: ["/customer/account/edit"],
    params: { part: "profile" },
    source: "OPEN-38",
  }),
  devicesAndData: route({
    type: "account",
    patterns: ["/customer/account/devices"],
    params: { part: "devices" },
    source: "issue 9, 2",
  }),
  addressBook: route({
    type: "account",
    patterns: ["/customer/address"],
    params: { part: "addresses" },
    source: "OPEN-38",
  }),
  storedCards: route({
    type: "account",
    patterns: ["/vault/cards/listaction"],
    params: { part: "cards" },
    source: "OPEN-38",
  }),
  rewards: route({
    type: "account",
    patterns: ["/rewards/account"],
    params: { part: "points" },
    source: "ROUTE-23, reading 9",
  }),
  storeCredit: route({
    type: "account",
    patterns: ["/storecredit/info"],
    params: { part: "credit" },
    source: "CART-43",
  }),
  giftCards: route({
    type: "account",
    patterns: ["/giftcard/customer"],
    params: { part: "gift-cards" },
    source: "PAY-14",
  }),
  quickOrder: route({
    type: "account",
    patterns: ["/quickorder"],
    params: { part: "quick-order" },
    source: "issue 11.5",
  }),
  quotes: route({
    type: "account",
    patterns: ["/quotes/customer"],
    params: { part: "quotes" },
    source: "decision 0077",
  }),
  orderHistory: route({
    type: "account",
    patterns: ["/sales/order/history"],
    params: { part: "orders" },
    source: "OPEN-38",
  }),
  ownOrder: route({
    type: "account",
    patterns: ["/sales/order/view/order_id/{order}"],
    params: { part: "order" },
    source: "OPEN-38",
  }),
  proof: route({ type: "proof", patterns: ["/proof"], source: "issue 10.8" }),
  guestOrder: route({ type: "guest-order", patterns: ["/sales/guest/form"], source: "OPEN-38" }),
  cancelOrder: route({
    type: "cancel-order",
    patterns: ["/sales/guest/cancel"],
    source: "Magento's confirmCancelOrder",
  }),
  newsletterConfirm: route({
    type: "newsletter",
    patterns: ["/newsletter/confirm"],
    params: { link: "confirm" },
    source: "OPEN-38",
  }),
  newsletterEnd: route({
    type: "newsletter",
    patterns: ["/newsletter/unsubscribe"],
    params: { link: "unsubscribe" },
    source: "OPEN-38",
  }),
  global: route({ type: "global", patterns: ["/global-networks"], source: "ROUTE-08" }),
  config: route({ type: "config", patterns: ["/config"], source: "ROUTE-09, reading 4" }),
  search: route({ type: "search", patterns: ["/catalogsearch/result"], source: "ROUTE-10" }),
  defaultCategory: route({
    type: "default_category",
    patterns: ["/{portal}/default-category", "/default-category"],
    source: "ROUTE-11",
  }),
  blog: route({ type: "cw_blog", patterns: ["/cwblog"], source: "ROUTE-12" }),
  blogPost: route({
    type: "cw_single_blog",
    patterns: ["/cblog/post/view/id/{blogId}"],
    digits: ["blogId"],
    source: "ROUTE-13",
  }),
  product: route({
    type: "product",
    patterns: ["/catalog/product/view/id/{productId}"],
    digits: ["productId"],
    source: "ROUTE-14",
  }),
  savedProducts: route({
    type: "my_custom_products",
    patterns: ["/myproducts"],
    params: { part: "products" },
    source: "ACCT-32, OPEN-38",
  }),
  ownLogos: route({
    type: "my_digitized_logo",
    patterns: ["/mylogos"],
    params: { part: "logos" },
    source: "ACCT-32, EMB-49",
  }),
  savedProduct: route({
    type: "my_custom_product_details",
    params: { part: "product" },
    patterns: [
      "/myproducts/index/myproduct/id/{myProductId}/item_id/{itemId}",
      "/myproducts/index/myproduct/id/{myProductId}",
    ],
    source: "ROUTE-15, ROUTE-16, reading 6",
  }),
  compare: route({
    type: "compare",
    patterns: ["/catalog/product_compare/index"],
    source: "ROUTE-19",
  }),
  wishlist: route({
    type: "wishlist",
    patterns: ["/wishlist/index/index"],
    params: { part: "wishlist" },
    source: "ROUTE-23, OPEN-38",
  }),
  sharedWishlist: route({
    type: "shared-wishlist",
    patterns: ["/wishlist/shared"],
    source: "issue 11.5",
  }),
  alerts: route({
    type: "account",
    patterns: ["/productalert/customer"],
    params: { part: "alerts" },
    source: "issue 11.5",
  }),
  alertsEnd: route({
    type: "alerts-end",
    patterns: ["/productalert/unsubscribe"],
    source: "issue 11.5",
  }),
  writeReview: route({
    type: "review-form",
    patterns: ["/reviews/write/{productId}"],
    digits: ["productId"],
    source: "REVIEW-02",
  }),
  contact: route({ type: "contact", patterns: ["/contact"], source: "ACCT-27, decision 0126" }),
  punchoutCart: route({ type: "punchout_cart", patterns: ["/m2po/cart"], source: "ROUTE-21" }),
} as const;

type RouteName = keyof typeof routes;
type PatternOf<Name extends RouteName> = (typeof routes)[Name]["patterns"][number];

/** A local match: the page type and what the path says beside it. */
interface LocalMatch {
  readonly name: RouteName;
  readonly type: PageType;
  readonly params: Params;
}

/** The local route of a path, or undefined when only the server can know it (ROUTE-01). */
export function matchRoute(path: string): LocalMatch | undefined {
  for (const name of Object.keys(routes) as RouteName[]) {
    const params = matchRow(routes[name], path);
    if (params) return { name, type: routes[name].type, params };
  }
  return undefined;
}

/**
 * The address of a route: `hrefTo("product", { productId: 7 }, { qty: "2" })`.
 * Empty and missing query values are left out.
 */
export function hrefTo<Name extends RouteName>(
  name: Name,
  params: ParamsOf<PatternOf<Name>> = {} as ParamsOf<PatternOf<Name>>,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const patterns: readonly string[] = routes[name].patterns;
  const path = patterns.map((pattern) => fillPattern(pattern, params)).find((p) => p !== undefined);
  if (path === undefined) throw new Error(`No address for ${name} from these parameters`);
  return path + searchOf(query);
}

function matchRow(row: Route, path: string): Params | undefined {
  if (row.anywhere && path.includes(row.patterns[0] ?? path)) return row.params ?? {};
  for (const pattern of row.patterns) {
    const params = matchPattern(pattern, path, row.digits);
    if (params) return { ...row.params, ...params };
  }
  return undefined;
}
