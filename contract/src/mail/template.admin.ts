import { z } from "zod";
import { LETTER_TEXT_NAMES } from "@placket/domain/mail/letter-texts";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text } from "../shapes.ts";

/** A store view, by its id in JSON. */
const viewId = z.int().min(1).max(2_147_483_647);
const params = z.object({ name: text(64) });
const textName = z.enum(LETTER_TEXT_NAMES);

/** Texts in the words of staff; what is not among them the template says. */
const ownText = text(4_000).exactOptional();
const ownTexts = z.object({
  subject: ownText,
  heading: ownText,
  intro: ownText,
  closing: ownText,
});

const template = z.object({
  name: z.string(),
  title: z.string(),
  /** When it is written and who gets it. */
  about: z.string(),
  /** Letters to staff are English, in the name of the first store view. */
  readers: z.enum(["shoppers", "staff"]),
});

const templateAt = template.extend({
  views: z.array(z.object({ id: viewId, name: z.string() })),
  view: viewId,
  /** Names what staff say for this store view; a change is written against it. */
  edition: z.string(),
  placeholders: z.array(z.object({ name: z.string(), means: z.string() })),
  texts: z.array(
    z.object({
      name: textName,
      /** What staff say; `null` where they leave it to the template. */
      own: z.string().nullable(),
      /** What the template says, in the language of the store view. */
      unlessSaid: z.string(),
      changed: z.object({ by: z.string(), at: z.string() }).nullable(),
    }),
  ),
});

const TEXT_ERRORS = [
  "mail.textEmpty",
  "mail.textTooLong",
  "mail.textUnseen",
  "mail.noSuchPlaceholder",
] as const;

const errors = ["staff.signInRequired", "mail.noSuchTemplate", "store.noSuchScope"] as const;

/** How the store's letters are worded. */
export const templateAdminEndpoints = {
  letterTemplates: endpoint({
    method: "GET",
    path: "letter-templates",
    summary: "Every letter that the store writes, by title.",
    source: "issue 9 §10",
    can: "letters.change",
    reply: z.object({
      templates: z.array(template.extend({ wordedFor: z.array(z.string()) })),
    }),
    errors: ["staff.signInRequired"],
  }),
  letterTemplate: endpoint({
    method: "GET",
    path: "letter-templates/:name",
    summary: "One letter with its texts as a store view has them, the first one unless told.",
    source: "issue 9 §10",
    can: "letters.change",
    params,
    query: z.object({ view: id.optional() }),
    reply: templateAt,
    errors: [...errors],
  }),
  changeLetterTexts: endpoint({
    method: "PATCH",
    path: "letter-templates/:name",
    summary:
      "Words a letter otherwise for a store view, and lets its template say other texts again, all of them or none. Written against the `edition` that was read: when somebody else changed the letter meanwhile, nothing is.",
    source: "issue 9 §10; hallway §7",
    can: "letters.change",
    params,
    body: z.object({
      view: viewId,
      edition: text(64),
      set: ownTexts,
      useDefault: z.array(textName).max(10),
    }),
    reply: templateAt,
    errors: [...errors, "access.forbidden", ...TEXT_ERRORS, "mail.textsChanged"],
  }),
  previewLetter: endpoint({
    method: "POST",
    path: "letter-templates/:name/preview",
    summary: "The example of a letter, HTML and text, in texts that need not be saved.",
    source: "issue 9 §10",
    can: "letters.change",
    params,
    body: z.object({ view: viewId, texts: ownTexts }),
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    errors: [...errors, "access.forbidden", ...TEXT_ERRORS],
  }),
  sendTestLetter: endpoint({
    method: "POST",
    path: "letter-templates/:name/test",
    summary:
      "Writes the same example to whoever asks, marked as a test. Without a mail server it waits among the letters (`isSent`).",
    source: "issue 9 §10",
    can: "letters.change",
    params,
    body: z.object({ view: viewId, texts: ownTexts }),
    reply: z.object({ recipient: z.string(), isSent: z.boolean() }),
    errors: [...errors, "access.forbidden", ...TEXT_ERRORS],
  }),
} as const satisfies EndpointTable;
