import { late } from "../page/slot.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { accountAt, invitationAt, membersAt } from "./staff.addresses.ts";

export const staffRoom: Room = {
  pages: [
    page(membersAt, {
      title: "Staff",
      can: "staff.manage",
      nav: { title: "Staff", place: 60 },
      load: () => import("./MembersPage.tsx"),
    }),
    page(accountAt, {
      title: "Your Account",
      can: "backoffice.enter",
      load: () => import("./AccountPage.tsx"),
    }),
    page(invitationAt, {
      title: "Invitation",
      can: "backoffice.door",
      isBare: true,
      load: () => import("./InvitationPage.tsx"),
    }),
  ],
  fills: [
    slots.door.filledWith(late(() => import("./SignInPage.tsx"))),
    slots.headerEnd.filledWith(late(() => import("./Account.tsx"))),
  ],
};
