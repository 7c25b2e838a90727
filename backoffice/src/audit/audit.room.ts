import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { auditAt } from "./audit.addresses.ts";

export const auditRoom: Room = {
  pages: [
    page(auditAt, {
      title: "Audit Trail",
      can: "audit.read",
      nav: { title: "Audit", group: "store", place: 50 },
      load: lateModule(() => import("./AuditPage.tsx")),
    }),
  ],
};
