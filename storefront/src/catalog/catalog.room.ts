import { lateModule } from "@placket/web/late/late-module";
import type { Room } from "../room.ts";
import { late } from "../slot/late.tsx";
import { slots } from "../slot/slots.ts";
import { categoryQueries } from "./listing/listing.queries.ts";

export const catalogRoom: Room = {
  pages: {
    category: {
      file: "src/catalog/listing/category.page.ts",
      load: lateModule(() => import("./listing/category.page.ts")),
      queries: categoryQueries,
    },
  },
  fills: [
    slots.productBelow.filledWith(
      late(
        "src/catalog/product/ProductCompany.tsx",
        lateModule(() => import("./product/ProductCompany.tsx")),
      ),
    ),
  ],
};
