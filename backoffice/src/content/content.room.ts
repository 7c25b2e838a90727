import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { contentAt, contentsAt, newContentAt } from "./content.addresses.ts";

export const contentRoom: Room = {
  pages: [
    page(contentsAt, {
      title: "Content",
      can: "content.read",
      nav: { title: "Content", group: "marketing", place: 40 },
      load: lateModule(() => import("./ContentsPage.tsx")),
    }),
    page(newContentAt, {
      title: "New Content",
      can: "content.write",
      load: lateModule(() => import("./NewContentPage.tsx")),
    }),
    page(contentAt, {
      title: "Content",
      can: "content.read",
      load: lateModule(() => import("./ContentPage.tsx")),
    }),
  ],
};
