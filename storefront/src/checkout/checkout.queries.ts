import { checkoutConfigOf, type Agreement } from "@placket/contract/checkout/checkout.codec";
import { RECAPTCHA_TYPES } from "@placket/domain/store/recaptcha-type";
import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { queryOptions } from "../query/query.ts";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import type { BotCheck } from "../bot-check/bot-proof.ts";

export type { Agreement };

/** What the shop wants of a checkout besides its steps. */
interface CheckoutConfig {
  /** In force; none when the shop has switched them off. */
  readonly agreements: readonly Agreement[];
  /** The recaptcha of placing an order (CHECK-26). */
  readonly botCheck: BotCheck | null;
  /** The browser's key for completing addresses (CHECK-28); null where that is off. */
  readonly placesKey: string | null;
}

const config = operation(
  "GET_STORE_CONFIG",
  `query GET_STORE_CONFIG {
    storeConfig {
      terms_and_conditions_status
      agreements { agreement_id name checkbox_text content is_html }
      recaptcha_site_key
      place_order_recaptcha_type
      address_autocompletion_enabled
      address_autocompletion_key
    }
  }`,
);

/** The part of the store's configuration that only the checkout needs (CONF-04); asked for once per visit. */
export function checkoutConfigQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "checkout-config"),
    staleTime: Infinity,
    queryFn: async (): Promise<CheckoutConfig> => {
      const wire = answered((await shop.graphql(config, {})).storeConfig);
      const { recaptcha, ...rest } = checkoutConfigOf(wire);
      return { ...rest, botCheck: botCheckOf(recaptcha) };
    },
  });
}

type Recaptcha = ReturnType<typeof checkoutConfigOf>["recaptcha"];

function botCheckOf({ siteKey, type: named }: Recaptcha): BotCheck | null {
  const type = RECAPTCHA_TYPES.find((known) => known === named);
  return type === undefined || siteKey === "" ? null : { type, siteKey };
}

/** What the card fields need; asked for once per visit to the payment step. */
export function paymentSetupQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "payment-setup"),
    staleTime: Infinity,
    queryFn: async (): Promise<PaymentClientSetup> => {
      const setup = await shop.call("paymentSetup");
      if (!isSetup(setup)) throw new Error("The payment setup names no provider we know");
      return setup;
    },
  });
}

function isSetup(value: unknown): value is PaymentClientSetup {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  const has = (...names: readonly string[]) =>
    names.every((name) => typeof fields[name] === "string");
  if (fields["provider"] === "sandbox") return has("frameUrl", "frameOrigin");
  return fields["provider"] === "braintree" && has("clientToken", "scriptBase");
}
