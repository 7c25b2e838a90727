import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";
import { signInOpen } from "./sign-in-door.ts";

export const customerRoom: Room = {
  pages: {
    account: {
      file: "src/customer/account.page.ts",
      load: lateModule(() => import("./account.page.ts")),
    },
    login: {
      file: "src/customer/login.page.ts",
      load: lateModule(() => import("./login.page.ts")),
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
