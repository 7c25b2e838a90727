import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { customerNumberAt, customerNumbersAt } from "./superuser.addresses.ts";

export const superuserRoom: Room = {
  pages: [
    page(customerNumbersAt, {
      title: "Customer Numbers",
      can: "customers.read",
      nav: { title: "Customer Numbers", group: "customers", place: 30 },
      load: lateModule(() => import("./NumbersPage.tsx")),
    }),
    page(customerNumberAt, {
      title: "Customer Number",
      can: "customers.read",
      load: lateModule(() => import("./NumberPage.tsx")),
    }),
  ],
  fills: [slots.customerPart.filledWith(late(lateModule(() => import("./CustomerStanding.tsx"))))],
};
