import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";
import { signInOpen } from "./sign-in-door.ts";

export const customerRoom: Room = {
  pages: {
    account: { file: "src/customer/account.page.ts", load: () => import("./account.page.ts") },
    login: { file: "src/customer/login.page.ts", load: () => import("./login.page.ts") },
  },
  fills: [
    slots.headerAccount.filledWith(
      late("src/customer/header/AccountLink.tsx", () => import("./header/AccountLink.tsx")),
    ),
    slots.checkoutCustomer.filledWith(
      late(
        "src/customer/checkout/CheckoutSignIn.tsx",
        () => import("./checkout/CheckoutSignIn.tsx"),
      ),
    ),
    slots.checkoutAddress.filledWith(
      late(
        "src/customer/checkout/SavedAddresses.tsx",
        () => import("./checkout/SavedAddresses.tsx"),
      ),
    ),
    slots.guestOrder.filledWith(
      late("src/customer/offer/AccountOffer.tsx", () => import("./offer/AccountOffer.tsx")),
    ),
    slots.pageOver.filledWith(late("src/customer/WhoShops.tsx", () => import("./WhoShops.tsx"))),
    slots.pageOver.filledWith(opened(signInOpen, () => import("./popup/SignInPopup.tsx"))),
  ],
};
