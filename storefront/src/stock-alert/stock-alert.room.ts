import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";

export const stockAlertRoom: Room = {
  pages: {
    "alerts-end": {
      file: "src/stock-alert/alerts-end.page.ts",
      load: lateModule(() => import("./alerts-end.page.ts")),
    },
  },
};
