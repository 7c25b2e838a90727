import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";

export const newsletterRoom: Room = {
  pages: {
    newsletter: {
      file: "src/newsletter/newsletter.page.ts",
      load: lateModule(() => import("./newsletter.page.ts")),
    },
  },
};
