import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";

export const contactRoom: Room = {
  pages: {
    contact: {
      file: "src/contact/contact.page.ts",
      load: lateModule(() => import("./contact.page.ts")),
    },
  },
};
