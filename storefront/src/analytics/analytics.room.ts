import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const analyticsRoom: Room = {
  fills: [
    slots.pageOver.filledWith(
      late(
        "src/analytics/WhoListens.tsx",
        lateModule(() => import("./WhoListens.tsx")),
      ),
    ),
  ],
};
