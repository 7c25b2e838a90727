import { analyticsRoom } from "./analytics/analytics.room.ts";
import { cartRoom } from "./cart/cart.room.ts";
import { catalogRoom } from "./catalog/catalog.room.ts";
import { checkoutRoom } from "./checkout/checkout.room.ts";
import { chromeRoom } from "./chrome/chrome.room.ts";
import { compareRoom } from "./compare/compare.room.ts";
import { contactRoom } from "./contact/contact.room.ts";
import { contentRoom } from "./content/content.room.ts";
import { conversionRoom } from "./conversion/conversion.room.ts";
import { customerRoom } from "./customer/customer.room.ts";
import { figuresRoom } from "./figures/figures.room.ts";
import { homeRoom } from "./home/home.room.ts";
import { newsletterRoom } from "./newsletter/newsletter.room.ts";
import { orderRoom } from "./order/order.room.ts";
import { portalRoom } from "./portal/portal.room.ts";
import { productionRoom } from "./production/production.room.ts";
import { productRoom } from "./product/product.room.ts";
import { punchoutRoom } from "./punchout/punchout.room.ts";
import { questionRoom } from "./question/question.room.ts";
import { recentlyViewedRoom } from "./recently-viewed/recently-viewed.room.ts";
import { reviewRoom } from "./review/review.room.ts";
import { searchRoom } from "./search/search.room.ts";
import type { Room } from "./room.ts";
import { stockAlertRoom } from "./stock-alert/stock-alert.room.ts";
import { superuserRoom } from "./superuser/superuser.room.ts";
import { wishlistRoom } from "./wishlist/wishlist.room.ts";

/** Every room of the storefront, by name; parts of several rooms in one slot stand in this order. */
export const rooms: readonly Room[] = [
  wishlistRoom,
  compareRoom,
  stockAlertRoom,
  cartRoom,
  catalogRoom,
  checkoutRoom,
  // Their bands stand above the footer.
  portalRoom,
  newsletterRoom,
  chromeRoom,
  contactRoom,
  contentRoom,
  customerRoom,
  homeRoom,
  orderRoom,
  productRoom,
  productionRoom,
  punchoutRoom,
  questionRoom,
  reviewRoom,
  recentlyViewedRoom,
  searchRoom,
  figuresRoom,
  conversionRoom,
  superuserRoom,
  analyticsRoom,
];
