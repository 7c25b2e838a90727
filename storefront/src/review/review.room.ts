import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";

export const reviewRoom: Room = {
  pages: {
    "review-form": {
      file: "src/review/review-form.page.ts",
      load: lateModule(() => import("./review-form.page.ts")),
    },
  },
};
