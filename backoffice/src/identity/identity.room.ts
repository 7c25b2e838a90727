import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { identityNoticesAt } from "./identity.addresses.ts";

export const identityRoom: Room = {
  pages: [
    page(identityNoticesAt, {
      title: "Dotdigital",
      can: "deliveries.read",
      nav: { title: "Dotdigital", group: "store", place: 22 },
      load: lateModule(() => import("./IdentityNoticesPage.tsx")),
    }),
  ],
};
