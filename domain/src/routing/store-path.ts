import { isPagePath } from "./is-page-path.ts";

/** Pages and files with an address of their own, which is answered before any redirect: `*` is one part, `#` a number. */
export const STORE_PATHS = [
  "checkout",
  "checkout/*",
  "checkout/index/index",
  "checkout/success/*",
  "customer/account",
  "customer/account/edit",
  "customer/account/login",
  "customer/account/login/referer/*",
  "customer/account/loginlink",
  "customer/account/createpassword",
  "customer/account/create",
  "customer/account/forgotpassword",
  "customer/account/devices",
  "customer/address",
  "sales/order/history",
  "sales/order/view/order_id/*",
  "vault/cards/listaction",
  "sales/guest/form",
  "newsletter/confirm",
  "newsletter/unsubscribe",
  "global-networks",
  "config",
  "catalogsearch/result",
  "default-category",
  "*/default-category",
  "cwblog",
  "cblog/post/view/id/#",
  "catalog/product/view/id/#",
  "catalog/product_compare/index",
  "myproducts/index/myproduct/id/*",
  "myproducts/index/myproduct/id/*/item_id/*",
  "wishlist/index/index",
  "rewards/account",
  "m2po/cart",
  "favicon.svg",
  "robots.txt",
] as const;

/** ROUTE-17: this one may stand anywhere in the path. */
const ANYWHERE = "/customer/account/create";

const MARKS: Readonly<Record<string, string>> = {
  "*": "[^/]+",
  "#": String.raw`\d+`,
  ".": String.raw`\.`,
};
const FORMS = STORE_PATHS.map((path) => path.replaceAll(/[*#.]/g, (mark) => MARKS[mark] ?? mark));
const OWN = new RegExp(`^(?:${FORMS.join("|")})$`);

/** Whether the store answers a path itself, so that a redirect of it is never followed. `checkout/cart`, `admin`. */
export function isStorePath(path: string): boolean {
  return OWN.test(path) || `/${path}`.includes(ANYWHERE) || !isPagePath(`/${path}`);
}
