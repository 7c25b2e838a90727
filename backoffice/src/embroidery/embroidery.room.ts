import { lateModule } from "@placket/web/late/late-module";
import { page, type Room } from "../room.ts";
import { alphabetAt, flagAt, flagsAt, workbenchAt } from "./embroidery.addresses.ts";

const can = "embroidery.use";

export const embroideryRoom: Room = {
  pages: [
    page(workbenchAt, {
      title: "Embroidery",
      can,
      nav: { title: "Embroidery", group: "workshop", place: 10 },
      load: lateModule(() => import("./EmbroideryPage.tsx")),
    }),
    page(alphabetAt, {
      title: "Alphabets",
      can,
      load: lateModule(() => import("./alphabet/AlphabetPage.tsx")),
    }),
    page(flagsAt, { title: "Flags", can, load: lateModule(() => import("./flag/FlagsPage.tsx")) }),
    page(flagAt, { title: "Flag", can, load: lateModule(() => import("./flag/FlagPage.tsx")) }),
  ],
};
