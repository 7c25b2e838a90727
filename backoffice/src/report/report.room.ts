import { report, REPORT_NAMES } from "@placket/domain/report/reports";
import { lateModule } from "@placket/web/late/late-module";
import { addressOf } from "../page/address-of.ts";
import { page, type Room } from "../room.ts";

const load = lateModule(() => import("./ReportPage.tsx"));

/** Each report has its place in the navigation; one screen shows all of them. */
export const reportRoom: Room = {
  pages: REPORT_NAMES.map((name, index) => {
    const { title } = report(name);
    return page(addressOf(`/reports/${name}`), {
      title,
      can: "reports.read",
      nav: { title, group: "reports", place: 10 * (index + 1) },
      load,
    });
  }),
};
