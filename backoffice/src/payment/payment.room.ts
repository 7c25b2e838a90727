import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { paymentTermsAt } from "./payment.addresses.ts";

export const paymentRoom: Room = {
  pages: [
    page(paymentTermsAt, {
      title: "Payment Terms",
      can: "paymentTerms.manage",
      nav: { title: "Payment Terms", group: "customers", place: 40 },
      load: lateModule(() => import("./PaymentTermsPage.tsx")),
    }),
  ],
};
