import { lateModule } from "@placket/web/late/late-module";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";
import type { Room } from "../room.ts";

export const newsletterRoom: Room = {
  pages: {
    newsletter: {
      file: "src/newsletter/newsletter.page.ts",
      load: lateModule(() => import("./newsletter.page.ts")),
    },
  },
  fills: [
    slots.footerBand.filledWith(
      late(
        "src/newsletter/NewsletterBand.tsx",
        lateModule(() => import("./NewsletterBand.tsx")),
      ),
    ),
  ],
};
