import { isPunchout, type PunchoutChannel } from "@placket/domain/access/permissions";
import { secondsOfDays } from "@placket/domain/storage/lifetime";
import { mayEditAddress } from "@placket/domain/store/portal-rules";
import { offeredPageSizes } from "@placket/domain/store/page-sizes";
import { portalOnPage } from "@placket/contract/store/portal-data.codec";
import type { ConfigWire, storeEndpoints } from "@placket/contract/store/store.rest";
import { LIVE_SEARCH_PAGE_SIZE } from "@placket/domain/store/search-minimum";
import { currencySymbol, priceFormatFor } from "@placket/domain/store/currency";
import { countryName } from "@placket/domain/store/country-name";
import type { StoreSettings } from "@placket/domain/store/settings";
import type { Ctx } from "../context.ts";
import type { Handlers } from "../http/mount.ts";
import { analyticsConfig } from "./analytics-config.ts";
import { paypalOffered } from "./paypal-offered.ts";
import { ownPortal, settingsForAsker } from "./portal-of.ts";
import { shownFrame } from "./shown-frame.ts";
import { settingsOf, stores } from "./store-config.ts";
import { storeSwitcher } from "./store-switcher.ts";
import { viewUrl } from "./view-url.ts";

/** A shop that sells online has no stores to find on a map (CONF-23). */
const STORE_ATTRIBUTES = { is_store_locator_enable: false };

export const storeHandlers: Handlers<typeof storeEndpoints> = {
  config: ({ ctx }) => ({ ok: true, value: configToWire(ctx) }),
};

/** What the storefront must know of the store view; small enough to travel inside every page. */
function configToWire(ctx: Ctx): ConfigWire {
  const settings = settingsForAsker(ctx);
  const format = priceFormatFor(ctx.store.currency, settings.priceFormat);
  return {
    price_format: { ...format, requiredPrecision: format.precision },
    currency: ctx.store.currency,
    store_name: settings.storeName,
    phone: settings.phone,
    current_store: {
      id: ctx.store.id,
      code: ctx.store.code,
      name: ctx.store.name,
      country_code: ctx.store.countryCode,
      locale: ctx.store.locale,
      website_id: ctx.store.websiteId,
      extension_attributes: STORE_ATTRIBUTES,
    },
    stores: storesToWire(ctx),
    PLPPageSize: settings.listingPageSize,
    page_sizes: offeredPageSizes(settings.listingPageSize),
    length_unit: settings.lengthUnit,
    default_country: settings.defaultCountry,
    countries: [...settings.countries],
    required_address_fields: [...settings.requiredAddressFields],
    email_pattern: settings.emailPattern,
    expand_checkout_steps: settings.expandCheckoutSteps,
    checkout_needs_cart: settings.checkoutNeedsCart,
    checkout_needs_login: settings.checkoutNeedsLogin,
    can_edit_shipping: mayEditAddress("shipping", settings),
    can_edit_billing: mayEditAddress("billing", settings),
    is_portal: settings.isPortal,
    punchout: punchoutOf(ctx),
    portal_data: portalOnPage(ownPortal(ctx)),
    show_simple_product_images: settings.showSimpleProductImages,
    newsletter_form_enabled: settings.newsletterFormEnabled,
    newsletter_form_need_consent: settings.newsletterNeedsConsent,
    newsletter_form: newsletterForm(settings),
    rewards_band: settings.rewardsEnabled && !settings.rewardsDisabledForSpecialPrice,
    cookie_notice: cookieNotice(settings),
    warm_up: warmUp(settings),
    notification_ms: settings.noticeMs,
    paypal_express_active:
      !isPunchout(ctx.principal.channel) &&
      ctx.held(paypalOffered).some((isOffered) => isOffered(ctx)),
    frame_content: shownFrame(ctx),
    brand_tabs: [...settings.brandTabs],
    service_worker: false,
    extension_attributes: extensionAttributes(ctx),
  };
}

/** By which channel somebody of a procurement system asks, as pages go by it (PUNCH-01, PUNCH-02). */
function punchoutOf({ principal: { channel } }: Ctx): ConfigWire["punchout"] {
  return isPunchout(channel) ? PUNCHOUT[channel] : null;
}

const PUNCHOUT = {
  "punchout-create": "create",
  "punchout-edit": "edit",
  "punchout-inspect": "inspect",
  "punchout-over": "over",
} as const satisfies Readonly<Record<PunchoutChannel, ConfigWire["punchout"]>>;

function storesToWire(ctx: Ctx): ConfigWire["stores"] {
  return ctx.held(stores).views.map((view) => ({
    id: view.code,
    name: view.name,
    locale: view.locale,
    url: viewUrl(ctx, view),
    country_name: countryName(view.countryCode, view.locale),
    extension_attributes: STORE_ATTRIBUTES,
    groupId: view.groupId,
  }));
}

function newsletterForm(settings: StoreSettings): ConfigWire["newsletter_form"] {
  if (!settings.newsletterFormEnabled) return null;
  return {
    consent: settings.newsletterNeedsConsent ? settings.newsletterConsentText : null,
    leadsTo: settings.newsletterRedirect,
  };
}

function warmUp(settings: StoreSettings): ConfigWire["warm_up"] {
  const { categoriesWarmUp, categoriesWarmUpMs, pagesWarmUp, pagesWarmUpMs } = settings;
  if (!categoriesWarmUp) return null;
  return {
    categoriesMs: categoriesWarmUpMs,
    pagesMs: pagesWarmUp ? pagesWarmUpMs : null,
    seconds: settings.warmUpSeconds,
  };
}

/** By categories where consent is managed, else the plain notice, or none (reading 76). */
function cookieNotice(settings: StoreSettings): ConfigWire["cookie_notice"] {
  if (!settings.consentManaged && !settings.cookieRestriction) return null;
  return {
    isByCategory: settings.consentManaged,
    overview: settings.consentManaged ? settings.consentOverview : PLAIN_NOTICE,
    accept: settings.consentManaged ? settings.consentAcceptLabel : "Allow Cookies",
    decline: settings.consentDeclineLabel,
    settings: settings.consentSettingsLabel,
    moreAt: settings.cookiePrivacyUrl || null,
    blocksUnknown: settings.consentBlocksUnknown,
    others: settings.consentCookies.map(({ name, category }) => ({ name, category })),
  };
}

/** What the plain notice says: Magento's words. */
const PLAIN_NOTICE =
  "We use cookies to make your experience better. To comply with the e-Privacy directive, we need to ask for your consent to set the cookies.";

function extensionAttributes(ctx: Ctx): ConfigWire["extension_attributes"] {
  const shop = settingsOf(ctx);
  return {
    store_switcher: storeSwitcher(ctx),
    customer_sso_config_enabled: shop.storeSwitchSso,
    punchout_session_message_enabled: shop.punchoutMessageEnabled,
    punchout_session_message: shop.punchoutMessage,
    enable_categories_warmup: shop.categoriesWarmUp,
    categories_trigger_timeout: shop.categoriesWarmUpMs,
    category_pagination_trigger_timeout: shop.pagesWarmUpMs,
    enable_category_pagination_warmup: shop.pagesWarmUp,
    warmup_cookie_lifetime: shop.warmUpSeconds,
    is_live_search_enabled: shop.liveSearchEnabled,
    is_loyalty_program_enabled: shop.rewardsEnabled,
    is_rewards_disable_for_cw_special_price: shop.rewardsDisabledForSpecialPrice,
    is_sli_search_enabled: false,
    sli_script_url: null,
    header_nav_style: shop.headerNavStyle,
    cookie_restriction: shop.cookieRestriction,
    cookie_plumrocket_enabled: shop.consentManaged,
    cookie_restriction_lifetime: secondsOfDays(shop.cookieRestrictionDays),
    cookie_privacy_url: shop.cookiePrivacyUrl || null,
    ...analyticsConfig(shop),
    live_search: {
      environment_id: "local",
      website_code: ctx.store.websiteCode,
      store_code: ctx.store.groupCode,
      store_view_code: ctx.store.code,
      config: {
        page_size: LIVE_SEARCH_PAGE_SIZE,
        min_query_length: shop.minimumQueryLength,
        currency_symbol: currencySymbol(ctx.store),
        // A view shows the one currency of its website (decision 0029).
        currency_rate: 1,
        // What is sold out is found, and says so.
        display_out_of_stock: true,
      },
      context: { customer_group: "0" },
    },
  };
}
