import type { ShownConfig } from "@placket/contract/store/config.codec";
import { offeredPageSizes } from "@placket/domain/store/page-sizes";
import { shownSettingDefaults } from "@placket/domain/store/shown-settings";

/** What holds when the configuration could neither be loaded nor found from before (reading 67). */
export function defaultConfig(storeCode: string): ShownConfig {
  const settings = shownSettingDefaults;
  return {
    priceFormat: settings.priceFormat,
    currency: "USD",
    storeName: settings.storeName,
    phone: settings.phone,
    storeCode,
    stores: [],
    listingPageSize: settings.listingPageSize,
    pageSizes: offeredPageSizes(settings.listingPageSize),
    lengthUnit: settings.lengthUnit,
    defaultCountry: settings.defaultCountry,
    requiredAddressFields: settings.requiredAddressFields,
    emailPattern: settings.emailPattern,
    expandsCheckoutSteps: settings.expandCheckoutSteps,
    checkoutNeedsCart: settings.checkoutNeedsCart,
    checkoutNeedsLogin: settings.checkoutNeedsLogin,
    canEdit: { shipping: settings.canEditShipping, billing: settings.canEditBilling },
    isPortal: settings.isPortal,
    portal: null,
    punchout: null,
    showsSimpleImages: settings.showSimpleProductImages,
    newsletter: null,
    frameContent: {},
    isMenuCompact: false,
    brandTabs: [],
    noticeMs: settings.noticeMs,
    hasRewards: false,
    hasRewardsBand: false,
    hasPaypal: false,
    liveSearch: { isOn: false, minQueryLength: settings.minimumQueryLength },
  };
}
