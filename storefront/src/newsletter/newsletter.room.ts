import type { Room } from "../room.ts";

export const newsletterRoom: Room = {
  pages: {
    newsletter: {
      file: "src/newsletter/newsletter.page.ts",
      load: () => import("./newsletter.page.ts"),
    },
  },
};
