import type { CookieConsentWire } from "@placket/contract/consent/consent.rest";
import { patternOf } from "@placket/domain/consent/rules";
import { daysOfSeconds, secondsOfDays } from "@placket/domain/storage/lifetime";
import { ALLOWED_SAVE_COOKIE } from "@placket/domain/storage/allowed-save-cookie";
import { ESSENTIAL } from "@placket/domain/storage/consent-category";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import { sayIn, type Say } from "../translation/say.ts";
import { settingsOf } from "../store/store-config.ts";
import { keptList, versionOf, type ListedThing } from "./kept-list.ts";

/** How consent is asked for here, and all that is kept in a browser (CONSENT-01, CONSENT-02). */
export function consentWire(ctx: Ctx): CookieConsentWire {
  const settings = settingsOf(ctx);
  const things = keptList(settings);
  return {
    list: versionOf(settings),
    config: configOf(ctx, settings, things),
    settings: {
      categories: settings.consentCategories.map((one) => ({
        key: one.key,
        name: one.name,
        description: one.description,
        essential: one.key === ESSENTIAL,
        pre_checked: one.isPreChecked,
      })),
      cookies: settings.consentShowsCookies ? cookiesOf(ctx, things) : [],
      overview: settings.consentOverview,
      accept_button: { label: settings.consentAcceptLabel },
      decline_button: { label: settings.consentDeclineLabel },
      settings_button: { label: settings.consentSettingsLabel },
      confirm_button: { label: settings.consentConfirmLabel },
      can_show_cookie_details: settings.consentShowsCookies,
    },
  };
}

function configOf(
  { principal, store, settings: server }: Ctx,
  settings: StoreSettings,
  things: readonly ListedThing[],
): CookieConsentWire["config"] {
  const isSignedIn = principal.customerId !== null;
  const lifetime = secondsOfDays(settings.cookieRestrictionDays);
  const { hostname } = new URL(server.storeUrl);
  // A name of the store's own is of the store's category, whatever others are called.
  const fixed = things.filter(({ name }) => !name.includes("*")).toReversed();
  return {
    can_manage_cookie: settings.consentManaged || settings.cookieRestriction,
    can_use_cookie_before_opt_in: settings.consentManaged && settings.consentBeforeOptIn,
    can_block_unknown_cookie: settings.consentBlocksUnknown,
    consent: {
      logged_in: isSignedIn,
      log_url: `cookie-consent/${isSignedIn ? "customer" : "guest"}/update`,
      reload_after_accept: settings.consentReloadsAfterAccept,
      reload_after_decline: settings.consentReloadsAfterDecline,
      redirect_to_after_decline: settings.consentLeadsAfterDecline,
      expiry: daysOfSeconds(lifetime),
    },
    cookie: { path: "/", domain: hostname, parent_domain: hostname },
    mage: { website: store.websiteId, cookie_name: ALLOWED_SAVE_COOKIE, lifetime },
    cookie_to_category_mapping: Object.fromEntries(
      fixed.map(({ name, category }) => [name, category]),
    ),
    cookies: [...new Set(things.map(({ name }) => name))],
    essential_category_keys: [ESSENTIAL],
    dynamic_names_patterns: things
      .filter(({ name }) => name.includes("*"))
      .map(({ name, category }) => ({ pattern: patternOf(name), category_key: category })),
  };
}

function cookiesOf(ctx: Ctx, things: readonly ListedThing[]) {
  const say = sayIn(ctx);
  const { hostname } = new URL(ctx.settings.storeUrl);
  return things.map((thing) => ({
    name: thing.name,
    domain: thing.domain ?? hostname,
    domain_label: thing.domain ?? say("This shop"),
    duration_label: durationText(thing, say),
    type: typeOf(thing),
    type_label: typeOf(thing) === "first" ? say("First party") : say("Third party"),
    description: say(thing.about),
    category_key: thing.category,
  }));
}

export const typeOf = ({ domain }: ListedThing) =>
  domain === undefined ? ("first" as const) : ("third" as const);

/** How long something is kept, in words. */
export function durationText({ kind, seconds, durationText: told }: ListedThing, say: Say): string {
  if (told !== undefined) return told;
  if (seconds !== undefined) {
    const days = daysOfSeconds(seconds);
    return days === 1 ? say("1 day") : say("%1 days", days);
  }
  return {
    cookie: () => say("Until the browser is closed"),
    session: () => say("Until the tab is closed"),
    local: () => say("Until it is removed"),
    database: () => say("Until it is removed"),
  }[kind]();
}
