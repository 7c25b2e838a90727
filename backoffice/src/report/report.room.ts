import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { REPORTS_AT, reportAt } from "./report.addresses.ts";

const load = lateModule(() => import("./ReportPage.tsx"));

/** One place in the navigation; one screen shows each report, by its address, and leads to the others. */
export const reportRoom: Room = {
  pages: [
    page(REPORTS_AT, {
      title: "Reports",
      can: "reports.read",
      nav: { title: "Reports", group: "sales", place: 30 },
      load,
    }),
    page(reportAt, { title: "Report", can: "reports.read", load }),
  ],
};
