import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { newPartnerAt, partnerAt, partnersAt, visitAt, visitsAt } from "./punchout.addresses.ts";

export const punchoutRoom: Room = {
  pages: [
    page(partnersAt, {
      title: "Procurement Partners",
      can: "punchout.read",
      nav: { title: "Procurement", group: "customers", place: 16 },
      load: lateModule(() => import("./PartnersPage.tsx")),
    }),
    page(newPartnerAt, {
      title: "New Procurement Partner",
      can: "punchout.manage",
      load: lateModule(() => import("./NewPartnerPage.tsx")),
    }),
    page(partnerAt, {
      title: "Procurement Partner",
      can: "punchout.read",
      load: lateModule(() => import("./PartnerPage.tsx")),
    }),
    page(visitsAt, {
      title: "Visits from Procurement Systems",
      can: "punchout.read",
      load: lateModule(() => import("./VisitsPage.tsx")),
    }),
    page(visitAt, {
      title: "Visit from a Procurement System",
      can: "punchout.read",
      load: lateModule(() => import("./VisitPage.tsx")),
    }),
  ],
};
