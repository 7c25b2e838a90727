import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { conversionsAt } from "./conversion.addresses.ts";

export const conversionRoom: Room = {
  pages: [
    page(conversionsAt, {
      title: "Conversions",
      can: "deliveries.read",
      nav: { title: "Conversions", group: "store", place: 21 },
      load: lateModule(() => import("./ConversionsPage.tsx")),
    }),
  ],
};
