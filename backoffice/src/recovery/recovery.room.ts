import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { crashesAt } from "./recovery.addresses.ts";

export const recoveryRoom: Room = {
  pages: [
    page(crashesAt, {
      title: "Crashes",
      can: "crashes.read",
      nav: { title: "Crashes", group: "store", place: 34 },
      load: lateModule(() => import("./CrashesPage.tsx")),
    }),
  ],
};
