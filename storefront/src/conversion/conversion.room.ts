import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const conversionRoom: Room = {
  fills: [
    slots.pageOver.filledWith(
      late(
        "src/conversion/TellsMeta.tsx",
        lateModule(() => import("./TellsMeta.tsx")),
      ),
    ),
  ],
};
