import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { balanceAt, balancesAt } from "./ledger.addresses.ts";

export const ledgerRoom: Room = {
  pages: [
    page(balancesAt, {
      title: "Credit and Points",
      can: "balances.read",
      nav: { title: "Credit and Points", group: "customers", place: 30 },
      load: lateModule(() => import("./BalancesPage.tsx")),
    }),
    page(balanceAt, {
      title: "Credit and Points",
      can: "balances.read",
      load: lateModule(() => import("./BalancePage.tsx")),
    }),
  ],
  fills: [slots.customerPart.filledWith(late(lateModule(() => import("./CustomerBalances.tsx"))))],
};
