import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { redirectAt, redirectsAt } from "./routing.addresses.ts";

export const routingRoom: Room = {
  pages: [
    page(redirectsAt, {
      title: "Redirects",
      can: "redirects.manage",
      nav: { title: "Redirects", group: "marketing", place: 20 },
      load: lateModule(() => import("./RedirectsPage.tsx")),
    }),
    page(redirectAt, {
      title: "Redirect",
      can: "redirects.manage",
      load: lateModule(() => import("./RedirectPage.tsx")),
    }),
  ],
};
