import { contactFormFromWire } from "@placket/contract/contact/contact.codec";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";

const contactForm = operation(
  "ContactForm",
  `query ContactForm {
    storeConfig {
      contact_enabled recaptcha_site_key form_recaptcha_type form_recaptcha_actions
    }
  }`,
);

/** Whether the contact form takes messages, and by which check that no machine writes them (ACCT-27). */
export function contactQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "contact"),
    staleTime: 60_000,
    queryFn: async () =>
      contactFormFromWire(answered((await shop.graphql(contactForm, {})).storeConfig)),
  });
}
