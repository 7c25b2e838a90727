import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { jobsAt } from "./production.addresses.ts";

export const productionRoom: Room = {
  pages: [
    page(jobsAt, {
      title: "Production",
      can: "orders.read",
      nav: { title: "Production", group: "workshop", place: 5 },
      load: lateModule(() => import("./ProductionPage.tsx")),
    }),
  ],
  fills: [slots.orderPart.filledWith(late(lateModule(() => import("./OrderJobs.tsx"))))],
};
