import { RECAPTCHA_TYPES } from "@placket/domain/bot-check/bot-verdict";
import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { queryOptions } from "@tanstack/react-query";
import { operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import type { BotCheck } from "../bot-check/bot-proof.ts";

/** Terms to be agreed to before an order is placed (CHECK-25). */
export interface Agreement {
  readonly id: number;
  readonly name: string;
  readonly checkboxText: string;
  readonly content: string;
  readonly isHtml: boolean;
}

/** What the shop wants of a checkout besides its steps. */
export interface CheckoutConfig {
  /** In force; none when the shop has switched them off. */
  readonly agreements: readonly Agreement[];
  /** The recaptcha of placing an order (CHECK-26). */
  readonly botCheck: BotCheck | null;
  /** The browser's key for completing addresses (CHECK-28); null where that is off. */
  readonly placesKey: string | null;
}

interface ConfigWire {
  readonly terms_and_conditions_status: boolean;
  readonly agreements: readonly {
    readonly agreement_id: number;
    readonly name: string;
    readonly checkbox_text: string;
    readonly content: string;
    readonly is_html: boolean;
  }[];
  readonly recaptcha_site_key: string | null;
  readonly place_order_recaptcha_type: string | null;
  readonly address_autocompletion_enabled: boolean;
  readonly address_autocompletion_key: string | null;
}

const config = operation<{ readonly storeConfig: ConfigWire }>(
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
      const { storeConfig } = await shop.graphql(config, {});
      return {
        agreements: agreementsOf(storeConfig),
        botCheck: botCheckOf(storeConfig),
        placesKey: placesKeyOf(storeConfig),
      };
    },
  });
}

function agreementsOf(wire: ConfigWire): readonly Agreement[] {
  if (!wire.terms_and_conditions_status) return [];
  return wire.agreements.map((one) => ({
    id: one.agreement_id,
    name: one.name,
    checkboxText: one.checkbox_text,
    content: one.content,
    isHtml: one.is_html,
  }));
}

function placesKeyOf(wire: ConfigWire): string | null {
  return (wire.address_autocompletion_enabled && wire.address_autocompletion_key) || null;
}

function botCheckOf(wire: ConfigWire): BotCheck | null {
  const type = RECAPTCHA_TYPES.find((known) => known === wire.place_order_recaptcha_type);
  const siteKey = wire.recaptcha_site_key ?? "";
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
