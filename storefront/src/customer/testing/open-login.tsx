import userEvent from "@testing-library/user-event";
import { notices } from "../../notice/notices.ts";
import { addressOf } from "../../routing/address.ts";
import { matchRoute } from "../../routing/routes.ts";
import { storageKeys } from "../../storage/keys.ts";
import { renderInShop } from "../../testing/render.tsx";
import { account } from "../account.ts";
import { LoginPage } from "../login/LoginPage.tsx";
import { signInOpen } from "../sign-in-door.ts";
import type { AccountServer } from "./account-server.ts";

/** A browser that knows of nobody. */
export function nobodyKnown(): void {
  notices.set([]);
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${storageKeys.customerTokenCookie.name}=; Max-Age=0; Path=/`;
  account.set(null);
  signInOpen.set(false);
}

/** A screen of the login, by its address. */
export function openLogin(
  server: AccountServer,
  href: string,
  config: { readonly checkoutNeedsLogin?: boolean } = {},
) {
  const address = addressOf(href);
  const place = { type: "login", address, params: matchRoute(address.path)?.params ?? {} } as const;
  const shown = renderInShop(<LoginPage place={place} />, { shop: server.shop(), href, config });
  return { user: userEvent.setup(), ...shown };
}
