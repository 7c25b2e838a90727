import { lateModule } from "@placket/web/late/late-module";
import { openPayment } from "../cart/open-payment.ts";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";
import { unheardOrder } from "./open-payment/unheard-order.ts";

export const checkoutRoom: Room = {
  pages: {
    checkout: {
      file: "src/checkout/checkout.page.ts",
      load: lateModule(() => import("./checkout.page.ts")),
    },
  },
  fills: [
    slots.cartCheckout.filledWith(
      late(
        "src/checkout/wallet/ExpressButton.tsx",
        lateModule(() => import("./wallet/ExpressButton.tsx")),
      ),
    ),
    slots.productBuy.filledWith(
      late(
        "src/checkout/wallet/ProductExpress.tsx",
        lateModule(() => import("./wallet/ProductExpress.tsx")),
      ),
    ),
    slots.pageNews.filledWith(
      opened(
        openPayment,
        lateModule(() => import("./open-payment/OpenPaymentBar.tsx")),
      ),
    ),
    slots.pageNews.filledWith(
      opened(
        unheardOrder,
        lateModule(() => import("./open-payment/UnheardOrderBar.tsx")),
      ),
    ),
  ],
  starters: [
    lateModule(() => import("./open-payment/start.ts")),
    lateModule(() => import("./wallet/start.ts")),
  ],
};
