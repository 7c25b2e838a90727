import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { messageAt, messagesAt } from "./contact.addresses.ts";

export const contactRoom: Room = {
  pages: [
    page(messagesAt, {
      title: "Messages",
      can: "messages.read",
      nav: { title: "Messages", group: "customers", place: 12 },
      load: lateModule(() => import("./MessagesPage.tsx")),
    }),
    page(messageAt, {
      title: "Message",
      can: "messages.read",
      load: lateModule(() => import("./MessagePage.tsx")),
    }),
  ],
};
