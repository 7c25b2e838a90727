import type { Room } from "../room.ts";

export const orderRoom: Room = {
  pages: {
    success: { file: "src/order/success.page.ts", load: () => import("./success.page.ts") },
  },
};
