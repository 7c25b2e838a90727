import type { ConsentRules } from "@placket/domain/consent/rules";
import type { AfterRules } from "@placket/domain/consent/after-choice";
import { daysOfSeconds } from "@placket/domain/storage/lifetime";
import type { ConsentConfigWire, CookieConsentWire } from "./consent.rest.ts";

/** What a page goes by when somebody chooses. */
export interface ConsentPlan {
  readonly rules: ConsentRules;
  readonly after: AfterRules;
  /** For how many days a choice is kept. */
  readonly days: number;
  /** Magento's cookie of consent: its name, the website that it names, and its days. */
  readonly mage: { readonly website: number; readonly name: string; readonly days: number };
}

/** A category with what is kept of it, as its window shows them. */
export interface ShownCategory {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly isEssential: boolean;
  readonly isTicked: boolean;
  readonly cookies: readonly ShownCookie[];
}

interface ShownCookie {
  readonly name: string;
  readonly domain: string;
  readonly duration: string;
  readonly type: string;
  readonly description: string;
}

/**
 * The configuration as a page goes by it; undefined where it cannot be read or does not say whether consent is managed:
 * it is ignored then, and nothing hangs on it (CONSENT-12).
 */
function consentPlan(config: unknown): ConsentPlan | undefined {
  if (!isConfig(config) || !config.can_manage_cookie) return undefined;
  const { consent, mage } = config;
  return {
    rules: {
      canManage: true,
      beforeOptIn: config.can_use_cookie_before_opt_in,
      blocksUnknown: config.can_block_unknown_cookie,
      essential: config.essential_category_keys,
      categories: config.cookie_to_category_mapping,
      patterns: config.dynamic_names_patterns.map(({ pattern, category_key: category }) => ({
        pattern,
        category,
      })),
    },
    after: {
      reloadsAfterAccept: consent.reload_after_accept,
      reloadsAfterDecline: consent.reload_after_decline,
      leadsAfterDecline: consent.redirect_to_after_decline,
    },
    days: consent.expiry,
    mage: {
      website: mage.website,
      name: mage.cookie_name,
      days: daysOfSeconds(mage.lifetime),
    },
  };
}

/** Whether it has the parts that a page goes by; what a later version of the store adds to them may be there. */
function isConfig(config: unknown): config is ConsentConfigWire {
  if (typeof config !== "object" || config === null) return false;
  const { can_manage_cookie, consent, mage, cookie_to_category_mapping, ...lists } =
    config as Partial<ConsentConfigWire>;
  return (
    typeof can_manage_cookie === "boolean" &&
    typeof consent === "object" &&
    typeof mage === "object" &&
    typeof cookie_to_category_mapping === "object" &&
    Array.isArray(lists.essential_category_keys) &&
    Array.isArray(lists.dynamic_names_patterns)
  );
}

/** How consent is asked for, and what is kept by categories; the plan is undefined where it is ignored (CONSENT-12). */
export function consentFromWire({ list, config, settings }: CookieConsentWire) {
  return {
    list,
    plan: consentPlan(config),
    isSignedIn: config.consent.logged_in,
    labels: {
      accept: settings.accept_button.label,
      decline: settings.decline_button.label,
      confirm: settings.confirm_button.label,
    },
    overview: settings.overview,
    showsCookies: settings.can_show_cookie_details,
    categories: shownCategories(settings),
  };
}

/** The categories with their cookies, in the order in which staff have them. */
function shownCategories({
  categories,
  cookies,
}: CookieConsentWire["settings"]): readonly ShownCategory[] {
  return categories.map(({ key, name, description, essential, pre_checked }) => ({
    key,
    name,
    description,
    isEssential: essential,
    isTicked: essential || pre_checked,
    cookies: cookies
      .filter(({ category_key }) => category_key === key)
      .map((cookie) => ({
        name: cookie.name,
        domain: cookie.domain_label,
        duration: cookie.duration_label,
        type: cookie.type_label,
        description: cookie.description,
      })),
  }));
}
