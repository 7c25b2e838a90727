import { lateModule } from "@placket/web/late/late-module";
import type { PageEntry } from "../page/page.ts";
import type { Room } from "../room.ts";
import type { PageType } from "../routing/page-type.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";
import { categoryQueries } from "./listing/listing.queries.ts";

const category: PageEntry = {
  file: "src/catalog/listing/category.page.ts",
  load: lateModule(() => import("./listing/category.page.ts")),
  queries: categoryQueries,
};

/** A category under a menu of a portal's own: the same page, in the portal's words (ROUTE-28, ROUTE-33). */
const OVERRIDE: PageType = "override_category";

export const catalogRoom: Room = {
  pages: { category, [OVERRIDE]: category },
  fills: [
    slots.productBelow.filledWith(
      late(
        "src/catalog/product/ProductCompany.tsx",
        lateModule(() => import("./product/ProductCompany.tsx")),
      ),
    ),
  ],
};
