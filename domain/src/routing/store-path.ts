import { isPagePath } from "./is-page-path.ts";

/**
 * Pages with an address of their own, which is answered before any redirect, and that a redirect may lead to: `*` is
 * one part. Addresses of pages that nothing draws are none: a redirect may go before those.
 */
export const STORE_PAGES = [
  "checkout",
  "checkout/*",
  "checkout/cart/shared",
  "checkout/index/index",
  "checkout/success/*",
  "m2po/cart",
  "customer/account",
  "customer/account/edit",
  "customer/account/login",
  "customer/account/login/code/*",
  "customer/account/login/referer/*",
  "customer/account/loginlink",
  "customer/account/confirmemail",
  "customer/account/createpassword",
  "customer/account/create",
  "customer/account/forgotpassword",
  "customer/account/devices",
  "customer/address",
  "vault/cards/listaction",
  "rewards/account",
  "storecredit/info",
  "giftcard/customer",
  "quotes/customer",
  "quickorder",
  "mylogos",
  "myproducts",
  "myproducts/index/myproduct/id/*",
  "myproducts/index/myproduct/id/*/item_id/*",
  "sales/order/history",
  "sales/order/view/order_id/*",
  "sales/guest/form",
  "sales/guest/cancel",
  "proof",
  "newsletter/confirm",
  "newsletter/unsubscribe",
  "catalogsearch/result",
  "catalog/product_compare/index",
  "wishlist/index/index",
  "wishlist/shared",
  "reviews/write/*",
  "contact",
  "global-networks",
  "config",
  "cwblog",
  "productalert/customer",
  "productalert/unsubscribe",
  "default-category",
  "*/default-category",
] as const;

/** Answered before any redirect too: files, and what shows a product only where there is one; `#` is a number. */
const BESIDE = [
  "favicon.svg",
  "robots.txt",
  "catalog/product/view/id/#",
  "cblog/post/view/id/#",
] as const;

/** ROUTE-17: this one may stand anywhere in the path. */
const ANYWHERE = "/customer/account/create";

const MARKS: Readonly<Record<string, string>> = {
  "*": "[^/]+",
  "#": String.raw`\d+`,
  ".": String.raw`\.`,
};

const anyOf = (paths: readonly string[]) => {
  const forms = paths.map((path) => path.replaceAll(/[*#.]/g, (mark) => MARKS[mark] ?? mark));
  return new RegExp(`^(?:${forms.join("|")})$`);
};
const PAGES = anyOf(STORE_PAGES);
const OTHERS = anyOf(BESIDE);

/** Whether a page of the store's own stands at a path; `""` is home. `checkout`, `sales/order/history`. */
export function isStorePage(path: string): boolean {
  return path === "" || PAGES.test(path) || `/${path}`.includes(ANYWHERE);
}

/** Whether the store answers a path itself, so that a redirect of it is never followed. `checkout/cart`, `admin`. */
export function isStorePath(path: string): boolean {
  return isStorePage(path) || OTHERS.test(path) || !isPagePath(`/${path}`);
}
