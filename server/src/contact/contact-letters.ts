import { ADMIN_PAGES } from "@placket/contract/admin-api";
import type { Ctx } from "../context.ts";
import { noteEvent } from "../jobs/outbox.ts";
import { writeLetter } from "../mail/mail.ts";
import { letterOf } from "../mail/template/letter-of.ts";
import { letterTemplate } from "../mail/template/template.ts";
import { settingsOf, stores } from "../store/store-config.ts";
import type { MessageRow } from "./contact-admin.sql.ts";

/** The letter that tells staff of a message. What its sender wrote stands with the message alone, and goes when it goes. */
export const sentLetter = letterTemplate({
  name: "contact.sent",
  title: "Message by the contact form",
  about: "Goes to the address that the settings name when somebody writes to the shop.",
  readers: "staff",
  placeholders: { number: "the number of the message" },
  texts: (say, at) => ({
    subject: say("Message %1 by the contact form", at.number),
    heading: say("Somebody writes to us."),
    intro: say("It waits among the messages for an answer."),
    closing: "",
  }),
  values: ({ id }: { readonly id: number; readonly href: string }) => ({ number: String(id) }),
  blocks: ({ href }, { say }) => [{ is: "button" as const, text: say("Read and answer it"), href }],
  sample: ({ settings: { storeUrl } }) => ({ id: 12, href: messageHref(storeUrl, 12) }),
});

/** The letter that brings whoever wrote the answer. */
export const repliedLetter = letterTemplate({
  name: "contact.answered",
  title: "Answer to a message",
  about: "Goes to whoever wrote by the contact form, with each answer of staff.",
  readers: "shoppers",
  placeholders: {},
  texts: (say, at) => ({
    subject: say("Your message to %1", at.store),
    heading: say("Our answer to you"),
    intro: say("You wrote to us. This is our answer:"),
    closing: say("Questions? %1", at.phone),
  }),
  values: () => ({}),
  blocks: ({ comment, answer }: Answered, { say }) => [
    { is: "paragraph" as const, text: answer },
    { is: "note" as const, title: say("You wrote"), text: comment },
  ],
  sample: () => ({
    comment: "Do you also embroider coats that we already have?",
    answer: "We do, from ten pieces on. Send us one, and we show you a proof first.",
  }),
});

/** What the letter with an answer is written from. */
interface Answered {
  readonly comment: string;
  readonly answer: string;
}

const messageHref = (storeUrl: string, id: number) => `${storeUrl}${ADMIN_PAGES}/messages/${id}`;

/** Tells staff of a message, in the transaction that keeps it; nobody where the settings name no address. */
export async function tellShop(tx: Ctx, id: number): Promise<void> {
  const { contactEmail: recipient } = settingsOf(tx);
  if (recipient === "") return;
  const href = messageHref(tx.settings.storeUrl, id);
  await writeLetter(tx, {
    ...letterOf(tx, sentLetter, { id, href }),
    eventId: await noteEvent(tx, "contact.told", { messageId: id }),
    recipient,
  });
}

/** Brings whoever wrote an answer, in the language in which they wrote and in the transaction that keeps it. */
export async function tellSender(tx: Ctx, row: MessageRow, answer: string): Promise<void> {
  const view = tx.held(stores).views.find(({ id }) => id === row.storeViewId) ?? tx.store;
  const inView = { ...tx, store: view };
  await writeLetter(inView, {
    ...letterOf(inView, repliedLetter, { comment: row.comment, answer }),
    eventId: await noteEvent(tx, "contact.told", { messageId: row.id }),
    recipient: row.email,
  });
}
