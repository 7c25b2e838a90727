import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { stockAt, stockCountAt, stockItemAt } from "./stock.addresses.ts";

export const stockRoom: Room = {
  pages: [
    page(stockAt, {
      title: "Stock",
      can: "stock.read",
      nav: { title: "Stock", group: "catalog", place: 10 },
      load: lateModule(() => import("./StockPage.tsx")),
    }),
    page(stockCountAt, {
      title: "Count from a File",
      can: "stock.change",
      load: lateModule(() => import("./CountFilePage.tsx")),
    }),
    page(stockItemAt, {
      title: "Stock",
      can: "stock.read",
      load: lateModule(() => import("./StockItemPage.tsx")),
    }),
  ],
};
