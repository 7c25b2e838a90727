import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { letterAt, lettersAt, templateAt, templatesAt } from "./mail.addresses.ts";

export const mailRoom: Room = {
  pages: [
    page(lettersAt, {
      title: "Letters",
      can: "letters.read",
      nav: { title: "Letters", group: "store", place: 10 },
      load: lateModule(() => import("./LettersPage.tsx")),
    }),
    page(letterAt, {
      title: "Letter",
      can: "letters.read",
      load: lateModule(() => import("./LetterPage.tsx")),
    }),
    page(templatesAt, {
      title: "Letter Templates",
      can: "letters.change",
      load: lateModule(() => import("./template/TemplatesPage.tsx")),
    }),
    page(templateAt, {
      title: "Letter Template",
      can: "letters.change",
      load: lateModule(() => import("./template/TemplatePage.tsx")),
    }),
  ],
  fills: [
    slots.orderFacts.filledWith(late(lateModule(() => import("./OrderLetters.tsx")))),
    slots.deliveryAbout.filledWith(late(lateModule(() => import("./DeliveredLetter.tsx")))),
  ],
};
