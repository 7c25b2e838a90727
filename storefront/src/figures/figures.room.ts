import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const figuresRoom: Room = {
  fills: [
    slots.pageOver.filledWith(
      late(
        "src/figures/CountsVisit.tsx",
        lateModule(() => import("./CountsVisit.tsx")),
      ),
    ),
  ],
};
