import { auditRoom } from "./audit/audit.room.ts";
import { bundleRoom } from "./bundle/bundle.room.ts";
import { catalogRoom } from "./catalog/catalog.room.ts";
import { consentRoom } from "./consent/consent.room.ts";
import { contactRoom } from "./contact/contact.room.ts";
import { conversionRoom } from "./conversion/conversion.room.ts";
import { identityRoom } from "./identity/identity.room.ts";
import { contentRoom } from "./content/content.room.ts";
import { customerRoom } from "./customer/customer.room.ts";
import { deliveryRoom } from "./delivery/delivery.room.ts";
import { embroideryRoom } from "./embroidery/embroidery.room.ts";
import { giftCardRoom } from "./gift-card/gift-card.room.ts";
import { ledgerRoom } from "./ledger/ledger.room.ts";
import { mailRoom } from "./mail/mail.room.ts";
import { orderRoom } from "./order/order.room.ts";
import { paymentRoom } from "./payment/payment.room.ts";
import { portalRoom } from "./portal/portal.room.ts";
import { punchoutRoom } from "./punchout/punchout.room.ts";
import { productionRoom } from "./production/production.room.ts";
import { promotionRoom } from "./promotion/promotion.room.ts";
import { questionRoom } from "./question/question.room.ts";
import { recoveryRoom } from "./recovery/recovery.room.ts";
import { reportRoom } from "./report/report.room.ts";
import type { Room } from "./room.ts";
import { reviewRoom } from "./review/review.room.ts";
import { routingRoom } from "./routing/routing.room.ts";
import { savedProductRoom } from "./saved-product/saved-product.room.ts";
import { searchRoom } from "./search/search.room.ts";
import { staffRoom } from "./staff/staff.room.ts";
import { stockAlertRoom } from "./stock-alert/stock-alert.room.ts";
import { stockRoom } from "./stock/stock.room.ts";
import { storeRoom } from "./store/store.room.ts";
import { superuserRoom } from "./superuser/superuser.room.ts";
import { wishlistRoom } from "./wishlist/wishlist.room.ts";

/** Every room of the back office, by name; parts of several rooms in one slot stand in this order. */
export const rooms: readonly Room[] = [
  auditRoom,
  bundleRoom,
  catalogRoom,
  customerRoom,
  deliveryRoom,
  embroideryRoom,
  giftCardRoom,
  ledgerRoom,
  mailRoom,
  orderRoom,
  paymentRoom,
  portalRoom,
  punchoutRoom,
  productionRoom,
  promotionRoom,
  consentRoom,
  contactRoom,
  contentRoom,
  conversionRoom,
  identityRoom,
  questionRoom,
  recoveryRoom,
  reportRoom,
  reviewRoom,
  routingRoom,
  savedProductRoom,
  searchRoom,
  staffRoom,
  stockAlertRoom,
  stockRoom,
  storeRoom,
  superuserRoom,
  wishlistRoom,
];
