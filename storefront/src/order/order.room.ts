import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";

export const orderRoom: Room = {
  pages: {
    "cancel-order": {
      file: "src/order/cancel-order.page.ts",
      load: lateModule(() => import("./cancel-order.page.ts")),
    },
    "guest-order": {
      file: "src/order/guest-order.page.ts",
      load: lateModule(() => import("./guest-order.page.ts")),
    },
    success: {
      file: "src/order/success.page.ts",
      load: lateModule(() => import("./success.page.ts")),
    },
  },
};
