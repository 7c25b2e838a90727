import type { LengthUnit } from "@placket/domain/store/length-unit";
import type { PriceFormat } from "@placket/domain/store/settings";
import { shownPortal, type ShownPortal } from "./portal-data.codec.ts";
import type { ConfigWire } from "./store.rest.ts";

/** The store view's configuration as far as pages go by it, in the store's own spelling. */
export interface ShownConfig {
  readonly priceFormat: PriceFormat;
  readonly currency: string;
  readonly storeName: string;
  readonly phone: string;
  readonly storeCode: string;
  readonly stores: readonly ShownStore[];
  readonly listingPageSize: number;
  readonly pageSizes: readonly number[];
  readonly lengthUnit: LengthUnit;
  readonly defaultCountry: string;
  readonly requiredAddressFields: readonly string[];
  readonly emailPattern: ConfigWire["email_pattern"];
  readonly expandsCheckoutSteps: boolean;
  readonly checkoutNeedsCart: boolean;
  readonly checkoutNeedsLogin: boolean;
  /** Whether shoppers say themselves where goods and bills go. */
  readonly canEdit: { readonly shipping: boolean; readonly billing: boolean };
  /** Whether it is the portal of an organization, or asked by a member of one. */
  readonly isPortal: boolean;
  /** Whether one comes from a procurement system, and for what (PUNCH-01); null in the retail store. */
  readonly punchout: ShownPunchout | null;
  /** The portal of whoever is signed in, where anything of one shows. */
  readonly portal: ShownPortal | null;
  readonly showsSimpleImages: boolean;
  /** The box that asks for the newsletter: the words of its tick, and where it leads; null where there is none. */
  readonly newsletter: ShownNewsletter | null;
  /** What the notice of cookies says and offers; null where nobody is asked, or it is not known. */
  readonly cookieNotice?: ShownCookieNotice | null;
  /** What is fetched ahead for whoever is signed in; null where nothing is, or it is not known. */
  readonly warmUp?: WarmUp | null;
  readonly noticeMs: number;
  /** Whether the shop has a programme of points. */
  readonly hasRewards: boolean;
  /** Whether customers are told of it above the footer (FOOT-06). */
  readonly hasRewardsBand: boolean;
  /** Whether a product can be bought with PayPal straight from its page. */
  readonly hasPaypal: boolean;
  /** What staff put into header and footer: clean HTML by place. */
  readonly frameContent: Readonly<Record<string, string>>;
  /** Whether the menu of departments is a compact one (MENU-06). */
  readonly isMenuCompact: boolean;
  /** Sister shops, which the promotions bar names. */
  readonly brandTabs: readonly { readonly name: string; readonly url: string }[];
  readonly liveSearch: { readonly isOn: boolean; readonly minQueryLength: number };
}

/** A visit from a procurement system. */
interface ShownPunchout {
  readonly is: NonNullable<ConfigWire["punchout"]>;
  /** What stands in the place of every page once it is over; empty where pages stay. */
  readonly message: string;
}

/** What is fetched ahead (PERSIST-12, PERSIST-13). */
export interface WarmUp {
  /** How long after a page was opened. */
  readonly categoriesMs: number;
  /** The same for the other pages of an open category; null: they are not. */
  readonly pagesMs: number | null;
  /** After how many seconds a browser does so again. */
  readonly seconds: number;
}

/** The notice of cookies, as staff word it. */
export interface ShownCookieNotice {
  /** Whether one chooses by categories, or all or nothing. */
  readonly isByCategory: boolean;
  readonly overview: string;
  readonly accept: string;
  readonly decline: string;
  readonly settings: string;
  readonly moreAt: string | null;
  readonly blocksUnknown: boolean;
  readonly others: readonly { readonly name: string; readonly category: string }[];
}

/** The box that asks for the newsletter. */
export interface ShownNewsletter {
  /** Beside the tick that it wants first; null where it wants none. */
  readonly consent: string | null;
  /** A path of the store; empty: one stays where one is. */
  readonly leadsTo: string;
}

/** A store view that shoppers may change to. */
interface ShownStore {
  readonly id: string;
  readonly name: string;
  readonly countryName: string;
}

export function shownConfig(wire: ConfigWire): ShownConfig {
  const { live_search: live, is_live_search_enabled: isOn } = wire.extension_attributes;
  return {
    priceFormat: wire.price_format,
    currency: wire.currency,
    storeName: wire.store_name,
    phone: wire.phone,
    storeCode: wire.current_store.code,
    stores: wire.stores.map(({ id, name, country_name: countryName }) => ({
      id,
      name,
      countryName,
    })),
    listingPageSize: wire.PLPPageSize,
    pageSizes: wire.page_sizes,
    lengthUnit: wire.length_unit,
    defaultCountry: wire.default_country,
    requiredAddressFields: wire.required_address_fields,
    emailPattern: wire.email_pattern,
    expandsCheckoutSteps: wire.expand_checkout_steps,
    checkoutNeedsCart: wire.checkout_needs_cart,
    checkoutNeedsLogin: wire.checkout_needs_login,
    canEdit: { shipping: wire.can_edit_shipping, billing: wire.can_edit_billing },
    isPortal: wire.is_portal,
    punchout: wire.punchout && {
      is: wire.punchout,
      message: wire.extension_attributes.punchout_session_message_enabled
        ? wire.extension_attributes.punchout_session_message
        : "",
    },
    portal: wire.portal_data && shownPortal(wire.portal_data),
    showsSimpleImages: wire.show_simple_product_images,
    newsletter: wire.newsletter_form,
    cookieNotice: wire.cookie_notice,
    warmUp: wire.warm_up,
    noticeMs: wire.notification_ms,
    hasRewards: wire.extension_attributes.is_loyalty_program_enabled,
    hasRewardsBand: wire.rewards_band,
    hasPaypal: wire.paypal_express_active,
    frameContent: wire.frame_content,
    isMenuCompact: wire.extension_attributes.header_nav_style.endsWith("compact"),
    brandTabs: wire.brand_tabs,
    liveSearch: {
      isOn: isOn && isComplete(live),
      minQueryLength: live.config.min_query_length,
    },
  };
}

/** Live search needs its whole configuration (SEARCH-08). */
function isComplete(live: ConfigWire["extension_attributes"]["live_search"]): boolean {
  const { environment_id, website_code, store_code, store_view_code, context } = live;
  const codes = [environment_id, website_code, store_code, store_view_code, context.customer_group];
  return codes.every((code) => code !== "");
}
