import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import {
  alphabetAt,
  designsAt,
  flagAt,
  flagsAt,
  fontsAt,
  logosAt,
  logoThreadsAt,
  newOfferAt,
  offerAt,
  offersAt,
  workbenchAt,
} from "./embroidery.addresses.ts";

const can = "embroidery.use";

export const embroideryRoom: Room = {
  pages: [
    page(workbenchAt, {
      title: "Embroidery",
      can,
      nav: { title: "Embroidery", group: "workshop", place: 10 },
      load: lateModule(() => import("./EmbroideryPage.tsx")),
    }),
    page(designsAt, {
      title: "Designs",
      can,
      load: lateModule(() => import("./design/DesignsPage.tsx")),
    }),
    page(alphabetAt, {
      title: "Alphabets",
      can,
      load: lateModule(() => import("./alphabet/AlphabetPage.tsx")),
    }),
    page(offersAt, {
      title: "What Is Embroidered",
      can: "embroidery.offer",
      nav: { title: "What Is Embroidered", group: "workshop", place: 20 },
      load: lateModule(() => import("./offer/OffersPage.tsx")),
    }),
    page(newOfferAt, {
      title: "Add an Offer",
      can: "embroidery.offer",
      load: lateModule(() => import("./offer/NewOfferPage.tsx")),
    }),
    page(offerAt, {
      title: "Embroidery Offer",
      can: "embroidery.offer",
      load: lateModule(() => import("./offer/OfferPage.tsx")),
    }),
    page(fontsAt, {
      title: "Fonts",
      can: "embroidery.offer",
      load: lateModule(() => import("./font/FontsPage.tsx")),
    }),
    page(logosAt, { title: "Logos", can, load: lateModule(() => import("./logo/LogosPage.tsx")) }),
    page(logoThreadsAt, {
      title: "Threads of a Logo",
      can,
      load: lateModule(() => import("./logo/LogoThreadsPage.tsx")),
    }),
    page(flagsAt, { title: "Flags", can, load: lateModule(() => import("./flag/FlagsPage.tsx")) }),
    page(flagAt, { title: "Flag", can, load: lateModule(() => import("./flag/FlagPage.tsx")) }),
  ],
  fills: [
    slots.customerPart.filledWith(late(lateModule(() => import("./logo/CustomerLogos.tsx")))),
  ],
};
