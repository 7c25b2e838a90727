import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const reviewRoom: Room = {
  pages: {
    "review-form": {
      file: "src/review/review-form.page.ts",
      load: lateModule(() => import("./review-form.page.ts")),
    },
  },
  fills: [
    slots.homeBelow.filledWith(
      late(
        "src/review/home/HomeReviews.tsx",
        lateModule(() => import("./home/HomeReviews.tsx")),
      ),
    ),
  ],
};
