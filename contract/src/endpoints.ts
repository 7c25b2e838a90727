import { cartEndpoints } from "./cart/cart.rest.ts";
import { identityEndpoints } from "./identity/identity.rest.ts";
import { garmentEndpoints } from "./cart/garment/garment.rest.ts";
import { quickOrderEndpoints } from "./cart/quick/quick-order.rest.ts";
import { quoteEndpoints } from "./cart/quote.rest.ts";
import { savedEndpoints } from "./cart/saved.rest.ts";
import { teamEndpoints } from "./cart/team/team.rest.ts";
import { sharedEndpoints } from "./cart/shared.rest.ts";
import { catalogEndpoints } from "./catalog/catalog.rest.ts";
import { checkoutEndpoints } from "./checkout/checkout.rest.ts";
import { compareEndpoints } from "./compare/compare.rest.ts";
import { figuresEndpoints } from "./figures/figures.rest.ts";
import { consentEndpoints } from "./consent/consent.rest.ts";
import { contactEndpoints } from "./contact/contact.rest.ts";
import { contentEndpoints } from "./content/content.rest.ts";
import { customerEndpoints } from "./customer/customer.rest.ts";
import { passkeyEndpoints } from "./customer/passkey.rest.ts";
import { embroideryEndpoints } from "./embroidery/embroidery.rest.ts";
import { logoEndpoints } from "./embroidery/logo.rest.ts";
import { giftCardEndpoints } from "./gift-card/gift-card.rest.ts";
import { newsletterEndpoints } from "./newsletter/newsletter.rest.ts";
import { orderEndpoints } from "./order/order.rest.ts";
import { portalEndpoints } from "./portal/portal.rest.ts";
import { proofEndpoints } from "./production/proof.rest.ts";
import { recentlyViewedEndpoints } from "./recently-viewed/recently-viewed.rest.ts";
import { recoveryEndpoints } from "./recovery/recovery.rest.ts";
import { reviewEndpoints } from "./review/review.rest.ts";
import { rewardEndpoints } from "./reward/reward.rest.ts";
import { routingEndpoints } from "./routing/routing.rest.ts";
import { savedProductEndpoints } from "./saved-product/saved-product.rest.ts";
import { searchEndpoints } from "./search/search.rest.ts";
import { stockAlertEndpoints } from "./stock-alert/stock-alert.rest.ts";
import { storeEndpoints } from "./store/store.rest.ts";
import { storeSwitchEndpoints } from "./store-switch/store-switch.rest.ts";
import { superuserEndpoints } from "./superuser/superuser.rest.ts";
import { wishlistEndpoints } from "./wishlist/wishlist.rest.ts";

/** Every call of the store API, by name. `docs/endpoints.md` and the browser's route table are generated from it. */
export const endpoints = {
  ...cartEndpoints,
  ...garmentEndpoints,
  ...quickOrderEndpoints,
  ...quoteEndpoints,
  ...savedEndpoints,
  ...teamEndpoints,
  ...sharedEndpoints,
  ...catalogEndpoints,
  ...checkoutEndpoints,
  ...compareEndpoints,
  ...consentEndpoints,
  ...identityEndpoints,
  ...figuresEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...customerEndpoints,
  ...passkeyEndpoints,
  ...embroideryEndpoints,
  ...logoEndpoints,
  ...giftCardEndpoints,
  ...newsletterEndpoints,
  ...orderEndpoints,
  ...portalEndpoints,
  ...proofEndpoints,
  ...recentlyViewedEndpoints,
  ...recoveryEndpoints,
  ...reviewEndpoints,
  ...rewardEndpoints,
  ...routingEndpoints,
  ...savedProductEndpoints,
  ...searchEndpoints,
  ...stockAlertEndpoints,
  ...storeEndpoints,
  ...storeSwitchEndpoints,
  ...superuserEndpoints,
  ...wishlistEndpoints,
} as const;
