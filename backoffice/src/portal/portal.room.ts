import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { newPortalAt, portalAt, portalsAt } from "./portal.addresses.ts";

export const portalRoom: Room = {
  pages: [
    page(portalsAt, {
      title: "Portals",
      can: "portals.read",
      nav: { title: "Portals", group: "customers", place: 15 },
      load: lateModule(() => import("./PortalsPage.tsx")),
    }),
    page(newPortalAt, {
      title: "New Portal",
      can: "portals.manage",
      load: lateModule(() => import("./NewPortalPage.tsx")),
    }),
    page(portalAt, {
      title: "Portal",
      can: "portals.read",
      load: lateModule(() => import("./PortalPage.tsx")),
    }),
  ],
};
