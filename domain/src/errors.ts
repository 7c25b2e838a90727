import { bundleStaffErrors } from "./bundle/staff-errors.ts";
import { catalogStaffErrors } from "./catalog/staff/errors.ts";
import { importErrors } from "./catalog-import/errors.ts";
import { customerStaffErrors } from "./customer/staff-errors.ts";
import { deliveryErrors } from "./delivery/errors.ts";
import { consentErrors } from "./consent/errors.ts";
import { conversionErrors } from "./conversion/errors.ts";
import { identityErrors } from "./identity/errors.ts";
import { contactErrors } from "./contact/errors.ts";
import { contentErrors } from "./content/errors.ts";
import { compositionErrors } from "./embroidery/composition/errors.ts";
import { embroideryErrors } from "./embroidery/errors.ts";
import { offerErrors } from "./embroidery/offer/offer-errors.ts";
import { threadErrors } from "./embroidery/thread/thread-errors.ts";
import { teamErrors } from "./configurator/team/errors.ts";
import { letteringErrors } from "./embroidery/lettering/errors.ts";
import { logoErrors } from "./embroidery/logo/logo-errors.ts";
import type { ErrorRow } from "./error-row.ts";
import { customOptionErrors, customOptionStaffErrors } from "./custom-option/errors.ts";
import { giftCardSaleErrors } from "./sold-card/errors.ts";
import { giftCardStaffErrors } from "./gift-card/staff-errors.ts";
import { ledgerErrors } from "./ledger/errors.ts";
import { mailErrors } from "./mail/errors.ts";
import { orderLinkErrors } from "./order/link-errors.ts";
import { orderStaffErrors } from "./order/staff-errors.ts";
import { portalStaffErrors } from "./portal/staff-errors.ts";
import { portalTriesErrors } from "./portal/tries-errors.ts";
import { punchoutStaffErrors } from "./punchout/errors.ts";
import { questionErrors } from "./question/errors.ts";
import { productionErrors } from "./production/errors.ts";
import { proofErrors } from "./production/proof/errors.ts";
import { promotionErrors } from "./promotion/errors.ts";
import { redirectErrors } from "./routing/redirect-errors.ts";
import { reportErrors } from "./report/errors.ts";
import { recoveryErrors } from "./recovery/errors.ts";
import { reviewErrors } from "./review/errors.ts";
import { savedProductErrors } from "./saved-product/errors.ts";
import { staffErrors } from "./staff/errors.ts";
import { shopErrors } from "./shop-errors.ts";
import { stockErrors } from "./stock/errors.ts";
import { storeErrors } from "./store/errors.ts";
import { superuserErrors, superuserStaffErrors } from "./superuser/errors.ts";
import { compareErrors } from "./compare/errors.ts";
import { stockAlertErrors } from "./stock-alert/errors.ts";
import { wishlistErrors } from "./wishlist/errors.ts";

/** The whole error table: every refusal the store can give. `docs/errors.md` is generated from it. */
export const errors = {
  ...shopErrors,
  ...importErrors,
  ...bundleStaffErrors,
  ...catalogStaffErrors,
  ...customerStaffErrors,
  ...deliveryErrors,
  ...consentErrors,
  ...conversionErrors,
  ...identityErrors,
  ...contactErrors,
  ...contentErrors,
  ...compositionErrors,
  ...embroideryErrors,
  ...letteringErrors,
  ...logoErrors,
  ...teamErrors,
  ...offerErrors,
  ...threadErrors,
  ...customOptionErrors,
  ...customOptionStaffErrors,
  ...giftCardSaleErrors,
  ...giftCardStaffErrors,
  ...ledgerErrors,
  ...mailErrors,
  ...orderLinkErrors,
  ...orderStaffErrors,
  ...portalStaffErrors,
  ...portalTriesErrors,
  ...punchoutStaffErrors,
  ...questionErrors,
  ...productionErrors,
  ...proofErrors,
  ...promotionErrors,
  ...redirectErrors,
  ...reportErrors,
  ...recoveryErrors,
  ...reviewErrors,
  ...savedProductErrors,
  ...stockAlertErrors,
  ...wishlistErrors,
  ...compareErrors,
  ...staffErrors,
  ...stockErrors,
  ...storeErrors,
  ...superuserErrors,
  ...superuserStaffErrors,
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorKey = keyof typeof errors;

/** Whether a text is the key of a row. */
export function isErrorKey(text: string): text is ErrorKey {
  return Object.hasOwn(errors, text);
}

export function errorRow(key: ErrorKey): ErrorRow {
  return errors[key];
}
