import { answered, operation } from "../../api/graphql.ts";
import type { Shop } from "../../api/shop.ts";

const shown = operation(
  "CreditShown",
  `query CreditShown($cartId: String!) { shown: creditKeyDisplayed(cart_id: $cartId) }`,
);

const config = operation(
  "CreditConfig",
  `query CreditConfig {
    storeConfig {
      credit: business_credit_config {
        mode: checkout_mode returnUrl: redirect_url isDisplayed: is_displayed
      }
    }
  }`,
);

const begin = operation(
  "BeginOnCredit",
  `mutation BeginOnCredit($cartId: String!, $approved: String!, $canceled: String!) {
    begun: createCreditKeyCheckout(input: {
      cart_id: $cartId, return_url: $approved, cancel_url: $canceled
    }) { url: checkout_url }
  }`,
);

/** Whether Credit Key wants to be shown for a cart (CONF-14). */
export async function askCreditShown(shop: Shop, cartId: string): Promise<boolean> {
  const wire = answered((await shop.graphql(config, {})).storeConfig);
  if (wire.credit?.isDisplayed !== true) return false;
  return (await shop.graphql(shown, { cartId })).shown;
}

/** Opens a checkout at Credit Key. Gives its page, and whether that stands in a frame. */
export async function beginOnCredit(
  shop: Shop,
  { cartId, canceled }: { readonly cartId: string; readonly canceled: string },
): Promise<{ readonly url: string; readonly isFramed: boolean }> {
  const wire = answered((await shop.graphql(config, {})).storeConfig);
  const credit = answered(wire.credit);
  const ways = { approved: credit.returnUrl, canceled };
  const { begun } = await shop.graphql(begin, { cartId, ...ways });
  return { url: answered(begun).url, isFramed: credit.mode === "modal" };
}
