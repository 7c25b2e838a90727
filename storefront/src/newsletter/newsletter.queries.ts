import { newsletterFromWire, popupFromWire } from "@placket/contract/newsletter/newsletter.codec";
import { answered, operation } from "../api/graphql.ts";
import { shopKey, type Shop } from "../api/shop.ts";
import { formCheckOf } from "@placket/contract/bot-check/form-check.codec";
import { queryOptions } from "../query/query.ts";

const newsletter = operation(
  "Newsletter",
  `query Newsletter {
    customer { newsletter_status }
  }`,
);

/** How the newsletter of whoever is logged in stands. */
export function newsletterQuery(shop: Shop, { id }: { readonly id: number }) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "newsletter"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () =>
      newsletterFromWire(answered((await shop.graphql(newsletter, {})).customer)),
  });
}

const check = operation(
  "NewsletterCheck",
  `query NewsletterCheck {
    storeConfig { recaptcha_site_key form_recaptcha_type form_recaptcha_actions }
  }`,
);

/** The check that no machine sends the newsletter's box, where the shop wants one there (FOOT-13); null where it wants none. */
export function newsletterCheckQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "newsletter-check"),
    staleTime: Infinity,
    queryFn: async () => {
      const formCheck = formCheckOf(answered((await shop.graphql(check, {})).storeConfig));
      return formCheck?.forms.includes("newsletter") ? formCheck : null;
    },
  });
}

const popup = operation(
  "GetNewsletterPopupConfig",
  `query GetNewsletterPopupConfig {
    storeConfig {
      marketing_popup_config_enable
      marketing_popup_config_discount
      marketing_popup_config_coupon_code
      marketing_popup_config_bottom_content_line1
      marketing_popup_config_bottom_content_line2
      marketing_popup_config_term_content
      newsletter_form_need_consent
      newsletter_form_consent_text
    }
  }`,
);

/** The popup that asks for the newsletter, as staff have it (CONF-26). */
export function popupQuery(shop: Shop) {
  return queryOptions({
    queryKey: shopKey(shop, "newsletter-popup"),
    staleTime: 0,
    queryFn: async () => popupFromWire(answered((await shop.graphql(popup, {})).storeConfig)),
  });
}
