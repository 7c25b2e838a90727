import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";

export const figuresRoom: Room = {
  starters: [lateModule(() => import("./start.ts"))],
};
