import { analyticsRoom } from "./analytics/analytics.room.ts";
import { auditRoom } from "./audit/audit.room.ts";
import { botCheckRoom } from "./bot-check/bot-check.room.ts";
import { bundleRoom } from "./bundle/bundle.room.ts";
import { cartRoom } from "./cart/cart.room.ts";
import { catalogRoom } from "./catalog/catalog.room.ts";
import { checkoutRoom } from "./checkout/checkout.room.ts";
import { compareRoom } from "./compare/compare.room.ts";
import { consentRoom } from "./consent/consent.room.ts";
import { contactRoom } from "./contact/contact.room.ts";
import { contentRoom } from "./content/content.room.ts";
import { conversionRoom } from "./conversion/conversion.room.ts";
import { customerRoom } from "./customer/customer.room.ts";
import { deliveryRoom } from "./delivery/delivery.room.ts";
import { directoryRoom } from "./directory/directory.room.ts";
import { embroideryRoom } from "./embroidery/embroidery.room.ts";
import { figuresRoom } from "./figures/figures.room.ts";
import { giftCardRoom } from "./gift-card/gift-card.room.ts";
import { identityRoom } from "./identity/identity.room.ts";
import { ledgerRoom } from "./ledger/ledger.room.ts";
import { mailRoom } from "./mail/mail.room.ts";
import { mediaRoom } from "./media/media.room.ts";
import { newsletterRoom } from "./newsletter/newsletter.room.ts";
import { orderRoom } from "./order/order.room.ts";
import { paymentRoom } from "./payment/payment.room.ts";
import { portalRoom } from "./portal/portal.room.ts";
import { productionRoom } from "./production/production.room.ts";
import { promotionRoom } from "./promotion/promotion.room.ts";
import { punchoutRoom } from "./punchout/punchout.room.ts";
import { questionRoom } from "./question/question.room.ts";
import { recentlyViewedRoom } from "./recently-viewed/recently-viewed.room.ts";
import { recoveryRoom } from "./recovery/recovery.room.ts";
import { reportRoom } from "./report/report.room.ts";
import { reviewRoom } from "./review/review.room.ts";
import { rewardRoom } from "./reward/reward.room.ts";
import type { Room } from "./room.ts";
import { routingRoom } from "./routing/routing.room.ts";
import { savedProductRoom } from "./saved-product/saved-product.room.ts";
import { searchRoom } from "./search/search.room.ts";
import { sessionRoom } from "./session/session.room.ts";
import { shippingRoom } from "./shipping/shipping.room.ts";
import { staffRoom } from "./staff/staff.room.ts";
import { stockAlertRoom } from "./stock-alert/stock-alert.room.ts";
import { stockRoom } from "./stock/stock.room.ts";
import { storeCreditRoom } from "./store-credit/store-credit.room.ts";
import { storeRoom } from "./store/store.room.ts";
import { storeSwitchRoom } from "./store-switch/store-switch.room.ts";
import { superuserRoom } from "./superuser/superuser.room.ts";
import { taxRoom } from "./tax/tax.room.ts";
import { translationRoom } from "./translation/translation.room.ts";
import { wishlistRoom } from "./wishlist/wishlist.room.ts";

/** Every room of the server, by name; the order says nothing. `app.ts` mounts, opens and begins what they bring. */
export const rooms: readonly Room[] = [
  botCheckRoom,
  bundleRoom,
  cartRoom,
  catalogRoom,
  checkoutRoom,
  compareRoom,
  consentRoom,
  contactRoom,
  contentRoom,
  conversionRoom,
  identityRoom,
  analyticsRoom,
  auditRoom,
  customerRoom,
  deliveryRoom,
  directoryRoom,
  embroideryRoom,
  figuresRoom,
  giftCardRoom,
  ledgerRoom,
  mailRoom,
  mediaRoom,
  newsletterRoom,
  orderRoom,
  paymentRoom,
  portalRoom,
  productionRoom,
  promotionRoom,
  punchoutRoom,
  questionRoom,
  recentlyViewedRoom,
  recoveryRoom,
  reportRoom,
  reviewRoom,
  rewardRoom,
  routingRoom,
  savedProductRoom,
  searchRoom,
  sessionRoom,
  shippingRoom,
  staffRoom,
  stockAlertRoom,
  stockRoom,
  storeCreditRoom,
  storeRoom,
  storeSwitchRoom,
  superuserRoom,
  taxRoom,
  translationRoom,
  wishlistRoom,
];
