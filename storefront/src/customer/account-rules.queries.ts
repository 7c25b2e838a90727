import { accountRulesOf, type AccountRules } from "@placket/contract/customer/account-rules.codec";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, useShop, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";
import { useQuery } from "../query/use-query.ts";

export type { AccountRules };

const config = operation(
  "AccountRules",
  `query AccountRules {
    storeConfig {
      minimum_password_length
      required_character_classes_number
      create_account_heading
      create_account_label
      loyalty_enabled
      loyalty_create_account_heading
      loyalty_create_account_label
      customer_login_link_enabled
      recaptcha_site_key
      form_recaptcha_type
      form_recaptcha_actions
    }
  }`,
);

/** Asked for once per visit by whoever shows a form of an account. */
export function accountRulesQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "account-rules"),
    staleTime: Infinity,
    queryFn: async () => accountRulesOf(answered((await shop.graphql(config, {})).storeConfig)),
  });
}

/** The rules in a component; undefined until they have come. */
export function useAccountRules(): AccountRules | undefined {
  return useQuery(accountRulesQuery(useShop())).data;
}
