import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { boardAt, orderAt, ordersAt, returnsAt } from "./order.addresses.ts";

export const orderRoom: Room = {
  pages: [
    page(ordersAt, {
      title: "Orders",
      can: "orders.read",
      nav: { title: "Orders", group: "sales", place: 10 },
      load: lateModule(() => import("./OrdersPage.tsx")),
    }),
    page(boardAt, {
      title: "Board of Orders",
      can: "orders.read",
      load: lateModule(() => import("./board/BoardPage.tsx")),
    }),
    page(returnsAt, {
      title: "Returns",
      can: "orders.read",
      nav: { title: "Returns", group: "sales", place: 20 },
      load: lateModule(() => import("./return/ReturnsPage.tsx")),
    }),
    page(orderAt, {
      title: "Order",
      can: "orders.read",
      load: lateModule(() => import("./OrderPage.tsx")),
    }),
  ],
  fills: [slots.orderNumber.filledWith(late(lateModule(() => import("./OrderNumber.tsx"))))],
};
