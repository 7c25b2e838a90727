import type { Room } from "../room-row.ts";

/** Rooms that write to people, and tell others of what happened. */
export const writingRooms: Readonly<Record<string, Room>> = {
  newsletter: {
    uses: [
      "access",
      "bot-check",
      "cart",
      "checkout",
      "mail",
      "media",
      "money",
      "notice",
      "promotion",
      "routing",
      "session",
      "store",
      "translation",
    ],
    spec: "FOOT-15, OPEN-37, OPEN-38, issue 9.10",
    holds:
      "who wants the newsletter, asked and confirmed by letter; carts its readers left; its popup and the codes that it gives",
  },
  review: {
    uses: [
      "access",
      "audit",
      "bot-check",
      "catalog",
      "delivery",
      "mail",
      "media",
      "notice",
      "order",
      "routing",
      "store",
      "translation",
    ],
    doors: ["own-reviews.ts"],
    spec: "REVIEW, ROUTE-54, ROUTE-55, CONF-28, OPEN-51",
    holds:
      "what shoppers write of products, with photos and videos, votes, and what staff make of it",
  },
  question: {
    uses: [
      "access",
      "audit",
      "bot-check",
      "catalog",
      "checkout",
      "mail",
      "notice",
      "session",
      "store",
      "translation",
    ],
    spec: "QNA, PDP-16",
    doors: ["own-questions.ts"],
    holds: "what shoppers ask about products, and what staff answer",
  },
  consent: {
    uses: ["routing", "session", "storage", "store", "translation"],
    spec: "CONSENT, FOOT-23, CONF-22, OPEN-25",
    doors: ["kept-list.ts"],
    holds: "consent to what browsers keep: the rule, the notice, the log of choices",
  },
  conversion: {
    uses: ["catalog", "checkout", "consent", "delivery", "money", "order", "store", "translation"],
    spec: "ANALYTICS-04 to 08, issue 12.7",
    holds: "what Meta is told of shoppers who consented: events of browsers, purchases of orders",
  },
  recovery: {
    uses: ["money", "routing", "session", "storage", "store", "translation"],
    spec: "ERROR, PERSIST, OPEN-31",
    holds:
      "crashes of pages and who hears of them, offline, what a device keeps of pages seen before",
  },
  contact: {
    uses: ["audit", "bot-check", "checkout", "mail", "routing", "session", "store", "translation"],
    spec: "ACCT-27, issue 12",
    doors: ["own-messages.ts"],
    holds: "what people write to the shop by its contact form, and what staff answer",
  },
  content: {
    uses: ["audit", "catalog", "media", "money", "newsletter", "routing", "store", "translation"],
    spec: "CMS, FOOT-07, HEAD-21, MENU-05, OPEN-24, OPEN-54, OPEN-58, issue 12",
    holds: "pages and blocks that staff write: their parts, their places, their revisions",
  },
  mail: {
    uses: ["audit", "delivery", "money", "store", "translation"],
    spec: "CHECK, issue 9 §10",
    holds: "letters to shoppers and staff: their templates, their words, and where they wait",
    doors: [
      "letter/block/block.ts",
      "letter/letterhead.ts",
      "letter/look.ts",
      "template/letter-of.ts",
      "template/template.ts",
    ],
  },
  delivery: {
    uses: ["audit", "translation"],
    spec: "hallway §6",
    holds: "what follows from events: who is told, tried again, given up",
    doors: ["deliver-outside.ts", "subscriber.ts"],
  },
};
