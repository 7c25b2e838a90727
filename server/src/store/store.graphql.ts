import { mayEditAddress, usesPoNumbers } from "@placket/domain/store/portal-rules";
import {
  ADDRESS_FIELDS,
  type AddressField,
  type StoreSettings,
} from "@placket/domain/store/settings";
import { currencySymbol } from "@placket/domain/store/currency";
import { uidOf } from "@placket/contract/uid";
import { placesKey } from "@placket/domain/store/places-key";
import { weightUnitOf } from "@placket/domain/store/weight-unit";
import type { Ctx } from "../context.ts";
import { settingsForAsker } from "./portal-of.ts";
import { settingsOf, stores } from "./store-config.ts";
import type { StoreView } from "./store-view.ts";

export const storeResolvers = {
  Query: {
    storeConfig: (_: unknown, _args: unknown, ctx: Ctx) => storeConfig(ctx, ctx.store),
    availableStores: (
      _: unknown,
      { useCurrentGroup }: { useCurrentGroup?: boolean | null },
      ctx: Ctx,
    ) =>
      ctx
        .held(stores)
        .views.filter((view) => !useCurrentGroup || view.groupId === ctx.store.groupId)
        .map((view) => storeConfig(ctx, view)),
    currency: (_: unknown, _args: unknown, { store }: Ctx) => ({
      available_currency_codes: [store.currency],
      base_currency_code: store.currency,
      base_currency_symbol: currencySymbol(store),
      default_display_currency_code: store.currency,
      default_display_currency_symbol: currencySymbol(store),
    }),
    checkoutAgreements: (_: unknown, _args: unknown, ctx: Ctx) => agreements(ctx, ctx.store),
  },
};

/** Magento's storeConfig with the shop's own switches beside it (CONF-04 to 16). */
function storeConfig(ctx: Ctx, view: StoreView) {
  const settings = settingsForAsker(ctx, view);
  const base = `${ctx.settings.storeUrl}/`;
  return {
    store_code: view.code,
    store_name: settings.storeName,
    store_group_code: view.groupCode,
    website_code: view.websiteCode,
    locale: view.locale.replace("-", "_"),
    base_currency_code: view.currency,
    default_display_currency_code: view.currency,
    default_country: settings.defaultCountry,
    base_url: base,
    base_link_url: base,
    secure_base_url: base,
    base_media_url: `${base}media/`,
    secure_base_media_url: `${base}media/`,
    grid_per_page: settings.listingPageSize,
    root_category_uid: uidOf(view.rootCategoryId),
    category_url_suffix: "",
    product_url_suffix: "",
    minimum_password_length: String(settings.passwordMinLength),
    required_character_classes_number: String(settings.passwordClasses),
    create_account_confirmation: false,
    autocomplete_on_storefront: true,
    allow_remote_shopping_assistance: false,
    returns_enabled: "enabled",
    display_state_if_optional: true,
    ...taxDisplay(settings),
    ...CART_DISPLAY,
    is_guest_checkout_enabled: !settings.checkoutNeedsLogin,
    is_one_page_checkout_enabled: true,
    newsletter_enabled: true,
    create_account_heading: settings.createAccountHeading,
    create_account_label: settings.createAccountLabel,
    loyalty_create_account_heading: settings.loyaltyAccountHeading,
    loyalty_create_account_label: settings.loyaltyAccountLabel,
    loyalty_enabled: settings.rewardsEnabled,
    loyalty_paid_tier_sku: settings.rewardsPaidTierSku,
    loyalty_you_earn_label: settings.rewardsEarnLabel,
    loyalty_you_spend_label: settings.rewardsSpendLabel,
    loyalty_rewards_discount_label: settings.rewardsDiscountLabel,
    customer_login_link_enabled: settings.loginLinkEnabled,
    weight_unit: weightUnitOf(settings.weightUnit, view.countryCode),
    is_checkout_agreements_enabled: settings.agreements.length > 0,
    checkout_required_fields: settings.requiredAddressFields,
    checkout_validation: flagsOf(settings.requiredAddressFields),
    email_pattern: settings.emailPattern,
    checkout_expand_steps: settings.expandCheckoutSteps,
    is_portal: settings.isPortal,
    portal_config: portalConfig(settings),
    terms_and_conditions_status: settings.agreements.length > 0,
    agreements: agreements(ctx, view),
    ...placesKeys(ctx, view),
  };
}

/** How carts are shown, by Magento's names. */
const CART_DISPLAY = {
  minicart_display: true,
  cart_summary_display_quantity: 1,
  configurable_thumbnail_source: "itself",
  category_fixed_product_tax_display_setting: "FPT_DISABLED",
  product_fixed_product_tax_display_setting: "FPT_DISABLED",
  sales_fixed_product_tax_display_setting: "FPT_DISABLED",
  allow_gift_wrapping_on_order: "0",
  allow_gift_wrapping_on_order_items: "0",
  allow_gift_receipt: "0",
  allow_printed_card: "0",
  allow_order: "0",
  allow_items: "0",
} as const;

/** How sums are told, by Magento's names and numbers. */
function taxDisplay({ pricesIncludeTax }: StoreSettings) {
  const shown = pricesIncludeTax ? 2 : 1;
  return {
    shopping_cart_display_price: shown,
    shopping_cart_display_shipping: shown,
    shopping_cart_display_subtotal: shown,
    orders_invoices_credit_memos_display_price: shown,
    orders_invoices_credit_memos_display_shipping_amount: shown,
    orders_invoices_credit_memos_display_subtotal: shown,
    shopping_cart_display_full_summary: false,
    shopping_cart_display_grand_total: false,
    shopping_cart_display_zero_tax: false,
    orders_invoices_credit_memos_display_full_summary: false,
    orders_invoices_credit_memos_display_grandtotal: false,
    orders_invoices_credit_memos_display_zero_tax: false,
  };
}

/** What members of a portal do there; a shop that is none holds nobody back (CONF-09). */
const portalConfig = (settings: StoreSettings) => ({
  is_po_number_enabled: usesPoNumbers(settings),
  can_edit_shipping: mayEditAddress("shipping", settings),
  can_edit_billing: mayEditAddress("billing", settings),
});

/** A flag for each field of an address (CONF-05). */
function flagsOf(required: readonly AddressField[]): Record<AddressField, boolean> {
  const flags = ADDRESS_FIELDS.map((field) => [field, required.includes(field)]);
  return Object.fromEntries(flags) as Record<AddressField, boolean>;
}

/** Whether addresses complete themselves, and the browser's key for that (CHECK-28). */
function placesKeys(ctx: Ctx, view: StoreView) {
  const places = placesKey(settingsOf(ctx, view));
  return {
    address_autocompletion_enabled: places !== null,
    address_autocompletion_key: places,
  };
}

function agreements(ctx: Ctx, view: StoreView) {
  return settingsOf(ctx, view).agreements.map((one) => ({
    id: one.id,
    agreement_id: one.id,
    name: one.name,
    content: one.content,
    checkbox_text: one.checkboxText,
    is_html: true,
  }));
}
