import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import type { PageType } from "../routing/page-type.ts";
import { late } from "../slot/late.tsx";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";
import { portalAt } from "./named-portal.ts";
import { portalDetailsQuery } from "./portal-details.queries.ts";
import { signInOpen } from "./sign-in-door.ts";

/** The types of the customer's own pages: all are one page, and its address says which part of it. */
const ACCOUNT_PAGES: readonly PageType[] = [
  "account",
  "my_custom_products",
  "my_custom_product_details",
  "my_digitized_logo",
  "wishlist",
];

const accountPage = {
  file: "src/customer/account.page.ts",
  load: lateModule(() => import("./account.page.ts")),
};

export const customerRoom: Room = {
  pages: {
    ...Object.fromEntries(ACCOUNT_PAGES.map((type) => [type, accountPage])),
    login: {
      file: "src/customer/login.page.ts",
      load: lateModule(() => import("./login.page.ts")),
      queries: ({ place, shop }) => {
        const code = portalAt(place.address);
        return code === undefined ? [] : [portalDetailsQuery(shop, code)];
      },
    },
  },
  fills: [
    slots.headerAccount.filledWith(
      late(
        "src/customer/header/AccountLink.tsx",
        lateModule(() => import("./header/AccountLink.tsx")),
      ),
    ),
    slots.checkoutCustomer.filledWith(
      late(
        "src/customer/checkout/CheckoutSignIn.tsx",
        lateModule(() => import("./checkout/CheckoutSignIn.tsx")),
      ),
    ),
    slots.checkoutAddress.filledWith(
      late(
        "src/customer/checkout/SavedAddresses.tsx",
        lateModule(() => import("./checkout/SavedAddresses.tsx")),
      ),
    ),
    slots.checkoutAddressBelow.filledWith(
      late(
        "src/customer/checkout/KeepAddress.tsx",
        lateModule(() => import("./checkout/KeepAddress.tsx")),
      ),
    ),
    slots.pageOver.filledWith(
      late(
        "src/customer/WhoShops.tsx",
        lateModule(() => import("./WhoShops.tsx")),
      ),
    ),
    slots.pageOver.filledWith(
      opened(
        signInOpen,
        lateModule(() => import("./popup/SignInPopup.tsx")),
      ),
    ),
    slots.guestOrder.filledWith(
      late(
        "src/customer/offer/AccountOffer.tsx",
        lateModule(() => import("./offer/AccountOffer.tsx")),
      ),
    ),
  ],
};
