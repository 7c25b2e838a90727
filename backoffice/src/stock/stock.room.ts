import { page, type Room } from "../room.ts";
import { stockAt, stockItemAt } from "./stock.addresses.ts";

export const stockRoom: Room = {
  pages: [
    page(stockAt, {
      title: "Stock",
      can: "stock.read",
      nav: { title: "Stock", place: 15 },
      load: () => import("./StockPage.tsx"),
    }),
    page(stockItemAt, {
      title: "Stock",
      can: "stock.read",
      load: () => import("./StockItemPage.tsx"),
    }),
  ],
};
