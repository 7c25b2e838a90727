import type { Room } from "../room.ts";

export const checkoutRoom: Room = {
  pages: {
    checkout: {
      file: "src/checkout/checkout.page.ts",
      load: () => import("./checkout.page.ts"),
    },
  },
};
