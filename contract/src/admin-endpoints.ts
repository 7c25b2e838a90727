import { auditAdminEndpoints } from "./audit/audit.admin.ts";
import { identityAdminEndpoints } from "./identity/identity.admin.ts";
import { bundleAdminEndpoints } from "./bundle/bundle.admin.ts";
import { productBulkEndpoints } from "./catalog/product-bulk.admin.ts";
import { categoryAdminEndpoints } from "./catalog/category.admin.ts";
import { productOptionsEndpoints } from "./catalog/product-options.admin.ts";
import { productPartsEndpoints } from "./catalog/product-parts.admin.ts";
import { productAdminEndpoints } from "./catalog/product.admin.ts";
import { accountAdminEndpoints } from "./customer/account.admin.ts";
import { addressAdminEndpoints } from "./customer/address.admin.ts";
import { customerAdminEndpoints } from "./customer/customer.admin.ts";
import { groupAdminEndpoints } from "./customer/group.admin.ts";
import { deliveryAdminEndpoints } from "./delivery/delivery.admin.ts";
import { fontAdminEndpoints } from "./embroidery/font.admin.ts";
import { logoAdminEndpoints } from "./embroidery/logo.admin.ts";
import { offerChoicesAdminEndpoints } from "./embroidery/offer-choices.admin.ts";
import { offerAdminEndpoints } from "./embroidery/offer.admin.ts";
import { embroideryAdminEndpoints } from "./embroidery/embroidery.admin.ts";
import { quoteAdminEndpoints } from "./cart/quote.admin.ts";
import { consentAdminEndpoints } from "./consent/consent.admin.ts";
import { conversionAdminEndpoints } from "./conversion/conversion.admin.ts";
import { contactAdminEndpoints } from "./contact/contact.admin.ts";
import { contentAdminEndpoints } from "./content/content.admin.ts";
import { questionAdminEndpoints } from "./question/question.admin.ts";
import { recoveryAdminEndpoints } from "./recovery/recovery.admin.ts";
import { giftCardAdminEndpoints } from "./gift-card/gift-card.admin.ts";
import { ledgerAdminEndpoints } from "./ledger/ledger.admin.ts";
import { templateAdminEndpoints } from "./mail/template.admin.ts";
import { mailAdminEndpoints } from "./mail/mail.admin.ts";
import { exchangeEndpoints } from "./order/exchange.admin.ts";
import { machineFileEndpoints } from "./order/machine-file.admin.ts";
import { movementEndpoints } from "./order/movement.admin.ts";
import { noticeEndpoints } from "./order/notice.admin.ts";
import { orderAdminEndpoints } from "./order/order.admin.ts";
import { boardEndpoints } from "./order/board.admin.ts";
import { returnEndpoints } from "./order/return.admin.ts";
import { orderLetterEndpoints } from "./order/order-letters.admin.ts";
import { orderStepEndpoints } from "./order/order-steps.admin.ts";
import { shipmentEndpoints } from "./order/shipment.admin.ts";
import { orderTeamEndpoints } from "./order/team.admin.ts";
import { termsAdminEndpoints } from "./payment/terms.admin.ts";
import { punchoutAdminEndpoints } from "./punchout/punchout.admin.ts";
import { portalAdminEndpoints } from "./portal/portal.admin.ts";
import { jobPaperEndpoints } from "./production/job-paper.admin.ts";
import { machineAdminEndpoints } from "./production/machine.admin.ts";
import { threadAdminEndpoints } from "./production/thread.admin.ts";
import { productionEndpoints } from "./production/production.admin.ts";
import { designAdminEndpoints } from "./production/design.admin.ts";
import { proofAdminEndpoints } from "./production/proof.admin.ts";
import { catalogRuleAdminEndpoints } from "./promotion/catalog-rule.admin.ts";
import { promotionAdminEndpoints } from "./promotion/promotion.admin.ts";
import { reportAdminEndpoints } from "./report/report.admin.ts";
import { reviewAdminEndpoints } from "./review/review.admin.ts";
import { routingAdminEndpoints } from "./routing/routing.admin.ts";
import { missedSearchEndpoints } from "./search/missed.admin.ts";
import { searchAdminEndpoints } from "./search/search.admin.ts";
import { savedProductAdminEndpoints } from "./saved-product/saved-product.admin.ts";
import { savedViewAdminEndpoints } from "./staff/saved-view.admin.ts";
import { staffAdminEndpoints } from "./staff/staff.admin.ts";
import { stockAlertAdminEndpoints } from "./stock-alert/stock-alert.admin.ts";
import { stockAdminEndpoints } from "./stock/stock.admin.ts";
import { storeAdminEndpoints } from "./store/store.admin.ts";
import { superuserAdminEndpoints } from "./superuser/superuser.admin.ts";
import { wishlistAdminEndpoints } from "./wishlist/wishlist.admin.ts";

/** Every call of the back office below `ADMIN_API`, by name. The browser's table `admin-routes.gen.ts` is generated from it. */
export const adminEndpoints = {
  ...auditAdminEndpoints,
  ...bundleAdminEndpoints,
  ...productAdminEndpoints,
  ...productBulkEndpoints,
  ...productPartsEndpoints,
  ...productOptionsEndpoints,
  ...categoryAdminEndpoints,
  ...accountAdminEndpoints,
  ...addressAdminEndpoints,
  ...customerAdminEndpoints,
  ...groupAdminEndpoints,
  ...deliveryAdminEndpoints,
  ...embroideryAdminEndpoints,
  ...fontAdminEndpoints,
  ...logoAdminEndpoints,
  ...offerAdminEndpoints,
  ...offerChoicesAdminEndpoints,
  ...giftCardAdminEndpoints,
  ...quoteAdminEndpoints,
  ...ledgerAdminEndpoints,
  ...mailAdminEndpoints,
  ...templateAdminEndpoints,
  ...noticeEndpoints,
  ...orderAdminEndpoints,
  ...boardEndpoints,
  ...orderLetterEndpoints,
  ...orderStepEndpoints,
  ...shipmentEndpoints,
  ...exchangeEndpoints,
  ...machineFileEndpoints,
  ...orderTeamEndpoints,
  ...movementEndpoints,
  ...termsAdminEndpoints,
  ...returnEndpoints,
  ...portalAdminEndpoints,
  ...punchoutAdminEndpoints,
  ...jobPaperEndpoints,
  ...machineAdminEndpoints,
  ...threadAdminEndpoints,
  ...productionEndpoints,
  ...designAdminEndpoints,
  ...proofAdminEndpoints,
  ...catalogRuleAdminEndpoints,
  ...promotionAdminEndpoints,
  ...consentAdminEndpoints,
  ...conversionAdminEndpoints,
  ...identityAdminEndpoints,
  ...contactAdminEndpoints,
  ...contentAdminEndpoints,
  ...questionAdminEndpoints,
  ...recoveryAdminEndpoints,
  ...reportAdminEndpoints,
  ...reviewAdminEndpoints,
  ...routingAdminEndpoints,
  ...searchAdminEndpoints,
  ...missedSearchEndpoints,
  ...savedProductAdminEndpoints,
  ...savedViewAdminEndpoints,
  ...staffAdminEndpoints,
  ...stockAlertAdminEndpoints,
  ...stockAdminEndpoints,
  ...superuserAdminEndpoints,
  ...wishlistAdminEndpoints,
  ...storeAdminEndpoints,
} as const;

export type AdminEndpoints = typeof adminEndpoints;
