import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { consentsAt, keptThingsAt } from "./consent.addresses.ts";

export const consentRoom: Room = {
  pages: [
    page(keptThingsAt, {
      title: "Cookies",
      can: "consents.read",
      nav: { title: "Cookies", group: "store", place: 32 },
      load: lateModule(() => import("./KeptThingsPage.tsx")),
    }),
    page(consentsAt, {
      title: "Choices of Cookies",
      can: "consents.read",
      load: lateModule(() => import("./ConsentsPage.tsx")),
    }),
  ],
};
