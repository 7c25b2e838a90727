import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { accountAt, invitationAt, membersAt } from "./staff.addresses.ts";

export const staffRoom: Room = {
  pages: [
    page(membersAt, {
      title: "Staff",
      can: "staff.manage",
      nav: { title: "Staff", group: "store", place: 40 },
      load: lateModule(() => import("./MembersPage.tsx")),
    }),
    page(accountAt, {
      title: "Your Account",
      can: "backoffice.enter",
      load: lateModule(() => import("./AccountPage.tsx")),
    }),
    page(invitationAt, {
      title: "Invitation",
      can: "backoffice.door",
      isBare: true,
      load: lateModule(() => import("./InvitationPage.tsx")),
    }),
  ],
  fills: [
    slots.door.filledWith(late(lateModule(() => import("./SignInPage.tsx")))),
    slots.headerEnd.filledWith(late(lateModule(() => import("./Account.tsx")))),
  ],
};
