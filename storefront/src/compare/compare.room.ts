import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const compareRoom: Room = {
  pages: {
    compare: {
      file: "src/compare/compare.page.ts",
      load: lateModule(() => import("./compare.page.ts")),
    },
  },
  fills: [
    slots.headerBadges.filledWith(
      late(
        "src/compare/CompareMenu.tsx",
        lateModule(() => import("./CompareMenu.tsx")),
      ),
    ),
  ],
};
