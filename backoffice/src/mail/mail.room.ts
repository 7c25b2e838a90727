import { late } from "../page/slot.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { letterAt, lettersAt, templateAt, templatesAt } from "./mail.addresses.ts";

export const mailRoom: Room = {
  pages: [
    page(lettersAt, {
      title: "Letters",
      can: "letters.read",
      nav: { title: "Letters", place: 20 },
      load: () => import("./LettersPage.tsx"),
    }),
    page(letterAt, {
      title: "Letter",
      can: "letters.read",
      load: () => import("./LetterPage.tsx"),
    }),
    page(templatesAt, {
      title: "Letter Templates",
      can: "letters.change",
      load: () => import("./template/TemplatesPage.tsx"),
    }),
    page(templateAt, {
      title: "Letter Template",
      can: "letters.change",
      load: () => import("./template/TemplatePage.tsx"),
    }),
  ],
  fills: [
    slots.orderFacts.filledWith(late(() => import("./OrderLetters.tsx"))),
    slots.deliveryAbout.filledWith(late(() => import("./DeliveredLetter.tsx"))),
  ],
};
