import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";

export const productionRoom: Room = {
  pages: {
    proof: {
      file: "src/production/proof.page.ts",
      load: lateModule(() => import("./proof.page.ts")),
    },
  },
  fills: [
    slots.orderParts.filledWith(
      late(
        "src/production/OrderProofs.tsx",
        lateModule(() => import("./OrderProofs.tsx")),
      ),
    ),
  ],
};
