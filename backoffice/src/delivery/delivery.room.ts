import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { deliveriesAt } from "./delivery.addresses.ts";

export const deliveryRoom: Room = {
  pages: [
    page(deliveriesAt, {
      title: "Deliveries",
      can: "deliveries.read",
      nav: { title: "Deliveries", group: "store", place: 20 },
      load: lateModule(() => import("./DeliveriesPage.tsx")),
    }),
  ],
};
