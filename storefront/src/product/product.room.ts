import { lateModule } from "@placket/web/late/late-module";
import { quickViewed } from "../catalog/quick-view-door.ts";
import { productQueries } from "../catalog/product/product.queries.ts";
import type { Room } from "../room.ts";
import { opened } from "../slot/opened.tsx";
import { slots } from "../slot/slots.ts";

export const productRoom: Room = {
  pages: {
    product: {
      file: "src/product/product.page.ts",
      load: lateModule(() => import("./product.page.ts")),
      queries: productQueries,
    },
  },
  fills: [
    slots.pageOver.filledWith(
      opened(
        quickViewed,
        lateModule(() => import("./quick-view/QuickView.tsx")),
      ),
    ),
  ],
};
