import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import { MESSAGES_COOKIE } from "@placket/domain/storage/messages-cookie";
import { FORM_KEY_COOKIE } from "@placket/domain/storage/form-key-cookie";
import type { storeSwitchEndpoints } from "@placket/contract/store-switch/store-switch.rest";
import { problem, refuse } from "@placket/domain/problem";
import type { Handlers } from "../http/mount.ts";
import type { CookieName } from "../http/cookies.ts";
import { switchStore, type Switched } from "./store-switch.ts";

export const storeSwitchHandlers: Handlers<typeof storeSwitchEndpoints> = {
  switchStore: async (call, { body }) => {
    const { form_key: key, store: code, path } = body;
    // A page of another site may send the form, and knows neither.
    const isOurs = call.isOwnPage && key !== "" && key === call.cookie(FORM_KEY_COOKIE);
    if (!isOurs) return refuse(problem("access.forbidden"));
    const cartId = call.cookie(CART_COOKIE) || undefined;
    const switched = await switchStore(call.ctx, { code, path, cartId });
    if (!switched.ok) return switched;
    for (const [name, value] of cookiesOf(switched.value)) call.setCookie(name, value);
    return { redirect: switched.value.path };
  },
};

/** What the browser keeps of having gone over. */
export function cookiesOf({ view, cartId, messages }: Switched): [CookieName, string][] {
  const said = messages.map((text) => ({ type: "primary", text }));
  return [
    ["store", view.code],
    ...(cartId === undefined ? [] : [[CART_COOKIE, cartId] satisfies [CookieName, string]]),
    ...(said.length === 0
      ? []
      : [[MESSAGES_COOKIE, JSON.stringify(said)] satisfies [CookieName, string]]),
  ];
}
