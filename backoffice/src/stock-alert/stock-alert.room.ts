import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { waitedForAt } from "./stock-alert.addresses.ts";

export const stockAlertRoom: Room = {
  pages: [
    page(waitedForAt, {
      title: "What People Wait For",
      can: "stock.read",
      nav: { title: "Waited For", group: "catalog", place: 15 },
      load: lateModule(() => import("./WaitedForPage.tsx")),
    }),
  ],
  fills: [slots.customerPart.filledWith(late(lateModule(() => import("./CustomerAlerts.tsx"))))],
};
