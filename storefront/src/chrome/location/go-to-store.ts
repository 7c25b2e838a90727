import type { ShownLanguage } from "@placket/contract/store/switcher.codec";
import { routes } from "@placket/contract/routes.gen";
import { FORM_KEY_COOKIE } from "@placket/domain/storage/form-key-cookie";
import { operation } from "../../api/graphql.ts";
import { apiBase } from "../../api/rest.ts";
import type { Shop } from "../../api/shop.ts";
import { hrefOf, type Address } from "../../routing/address.ts";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../../storage/stored.ts";

const share = operation(
  "StoreSwitchShareLoginSession",
  `query StoreSwitchShareLoginSession($cart: String, $store: Int!) {
    storeSwitchShareLoginSession(cart_id: $cart, store_id: $store)
  }`,
);

/** Where somebody is, and goes over to. */
interface Going {
  readonly from: ShownLanguage;
  readonly to: ShownLanguage;
  readonly address: Address;
}

/** Where the browser itself follows a link to: on one host the same path with the target's query, else its home (STORE-02, STORE-03). */
export function hrefIn({ from, to, address }: Going): string {
  return isSameHost({ from, to }) ? address.path + new URL(to.url).search : to.url;
}

const isSameHost = ({ from, to }: Pick<Going, "from" | "to">) =>
  new URL(from.url).host === new URL(to.url).host;

/** What leads away from the page. */
export interface Leaving {
  post(action: string, fields: Readonly<Record<string, string>>): void;
  assign(href: string): void;
}

/**
 * Goes over to another store: on one host by a form (STORE-05), to another one by its address (STORE-06), where a
 * sign-in goes along by its token (STORE-07). A token that cannot be had leaves the shopper where they are (STORE-10).
 */
export async function goToStore(
  shop: Shop,
  { takesSignIn, ...going }: Going & { readonly takesSignIn: boolean },
  leaving: Leaving = byBrowser,
): Promise<void> {
  const { from, to, address } = going;
  const path = hrefOf({ ...address, hash: "" });
  if (isSameHost(going)) {
    const key = newKey();
    writeStored(storageKeys.formKey, key);
    // Storage leads (reading 61): there it is the cookie's cart, which may be another one.
    removeStored(storageKeys.cartId);
    const action = `${apiBase(from.code)}${routes.switchStore.path}`;
    return leaving.post(action, { [FORM_KEY_COOKIE]: key, store: to.code, path });
  }
  const token = takesSignIn ? await tokenFor(shop, to) : undefined;
  if (token === null) return;
  leaving.assign(token === undefined ? storeUrl(going) : verifyUrl(going, { token, path }));
}

/** `null` where it could not be had. */
async function tokenFor(
  shop: Shop,
  { storeId }: ShownLanguage,
): Promise<string | undefined | null> {
  const cart = readStored(storageKeys.cartIdCookie) ?? null;
  try {
    const answer = await shop.graphql(share, { cart, store: storeId });
    return answer.storeSwitchShareLoginSession ?? undefined;
  } catch (error) {
    reportError(error);
    return null;
  }
}

function storeUrl({ from, to }: Going): string {
  const url = new URL(to.url);
  url.searchParams.set("___store", to.code);
  url.searchParams.set("___from_store", from.code);
  return url.href;
}

function verifyUrl(
  { to }: Going,
  query: { readonly token: string; readonly path: string },
): string {
  const url = new URL("/switchstore/token/verify", to.url);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

const byBrowser: Leaving = {
  post(action, fields) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    form.hidden = true;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  },
  assign: (href) => location.assign(href),
};

/** 16 characters, as Magento's. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
