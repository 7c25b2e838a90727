import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const chromeRoom: Room = {
  pages: {
    global: {
      file: "src/chrome/location/global.page.tsx",
      load: lateModule(() => import("./location/global.page.tsx")),
    },
    config: {
      file: "src/chrome/support/config.page.tsx",
      load: lateModule(() => import("./support/config.page.tsx")),
    },
  },
  fills: [
    slots.pageTop.filledWith(
      late(
        "src/chrome/PromotionsBar.tsx",
        lateModule(() => import("./PromotionsBar.tsx")),
      ),
    ),
    slots.footerBand.filledWith(
      late(
        "src/chrome/Footer.tsx",
        lateModule(() => import("./Footer.tsx")),
      ),
    ),
  ],
};
