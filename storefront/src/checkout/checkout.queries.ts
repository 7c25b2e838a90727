import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { queryOptions } from "@tanstack/react-query";
import { operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";

/** Terms to be agreed to before an order is placed (CHECK-25). */
export interface Agreement {
  readonly id: number;
  readonly name: string;
  readonly checkboxText: string;
  readonly content: string;
  readonly isHtml: boolean;
}

interface TermsWire {
  readonly storeConfig: {
    readonly terms_and_conditions_status: boolean;
    readonly agreements: readonly {
      readonly agreement_id: number;
      readonly name: string;
      readonly checkbox_text: string;
      readonly content: string;
      readonly is_html: boolean;
    }[];
  };
}

const terms = operation<TermsWire>(
  `query GET_STORE_CONFIG {
    storeConfig {
      terms_and_conditions_status
      agreements { agreement_id name checkbox_text content is_html }
    }
  }`,
);

/** The agreements that are in force; none when the shop has switched them off. */
export function agreementsQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "agreements"),
    queryFn: async (): Promise<readonly Agreement[]> => {
      const { storeConfig } = await shop.graphql(terms, {});
      if (!storeConfig.terms_and_conditions_status) return [];
      return storeConfig.agreements.map((one) => ({
        id: one.agreement_id,
        name: one.name,
        checkboxText: one.checkbox_text,
        content: one.content,
        isHtml: one.is_html,
      }));
    },
  });
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
