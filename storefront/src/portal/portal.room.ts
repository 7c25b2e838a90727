import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import type { PageType } from "../routing/page-type.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";
import { landingQueries } from "./landing.queries.ts";

/** `/{code}/default-category` (ROUTE-11). */
const LANDING: PageType = "default_category";

export const portalRoom: Room = {
  pages: {
    [LANDING]: {
      file: "src/portal/landing.page.ts",
      load: lateModule(() => import("./landing.page.ts")),
      queries: landingQueries,
    },
  },
  fills: [
    slots.footerBand.filledWith(
      late(
        "src/portal/PortalBand.tsx",
        lateModule(() => import("./PortalBand.tsx")),
      ),
    ),
    slots.pageOver.filledWith(
      late(
        "src/portal/OverPortal.tsx",
        lateModule(() => import("./OverPortal.tsx")),
      ),
    ),
  ],
};
