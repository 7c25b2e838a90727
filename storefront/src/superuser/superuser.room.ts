import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const superuserRoom: Room = {
  fills: [
    slots.pageTools.filledWith(
      late(
        "src/superuser/ToolsBar.tsx",
        lateModule(() => import("./ToolsBar.tsx")),
      ),
    ),
  ],
};
