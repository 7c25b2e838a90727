import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const questionRoom: Room = {
  fills: [
    slots.productBelow.filledWith(
      late(
        "src/question/Questions.tsx",
        lateModule(() => import("./Questions.tsx")),
      ),
    ),
  ],
};
